import styled from 'styled-components'
import { ListFootContext } from '../../kit/list/ListPlace'
import { cssVar } from '../../kit/theme/tokens'
import type { ManageSlots } from './ManageWindow'

// Two rows of 60 and 55 px (48 and 40 px in a narrow window), or one row of 60 px if the width allows it. The rows are
// not higher, so that the list keeps its height between the tools and the upload bar.
const Tools = styled.div`
  container-type: inline-size;
  flex: none;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${cssVar('space-3')};
    padding-inline: ${cssVar('space-4')};
  }
  & [data-part] {
    padding: 0;
  }
  @container (min-width: 681px) {
    & > div {
      flex-wrap: nowrap;
    }
  }
`
const Filters = styled.div`
  display: grid;
  flex: 1 0 100%;
  align-items: center;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${cssVar('space-2')};
  min-height: 60px;
  & > :only-child {
    grid-column: 1 / -1;
  }
  @container (min-width: 681px) {
    flex: 1 1 0;
  }
  @container (max-width: 560px) {
    min-height: 48px;
  }
`
/* Shows the count first but keeps the Tab order, which goes from the series to the view switch. */
const Listed = styled.div`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  gap: ${cssVar('space-2')};
  min-height: 55px;
  & [data-part='view'] {
    display: contents;
  }
  & [data-part='view'] > :first-child {
    order: -1;
  }
  @container (min-width: 681px) {
    flex: none;
  }
  @container (max-width: 560px) {
    min-height: 40px;
  }
`

/**
 * Built-in layout of the manage window (image-library 2.6, 9.3): tools, list with the end marker inside, selection bar,
 * upload bar.
 */
export function ManageLayout({ slots }: { slots: ManageSlots }) {
  return (
    <>
      {slots.view && (
        <Tools>
          <div>
            <Filters>
              {slots.filter}
              {slots['series-filter']}
            </Filters>
            <Listed>
              {slots['series-buttons']}
              {slots.view}
            </Listed>
          </div>
        </Tools>
      )}
      {slots.notices}
      <ListFootContext value={slots['end-marker']}>{slots.list}</ListFootContext>
      {slots['selection-bar']}
      {slots.upload}
    </>
  )
}
