import { Ellipsis } from 'lucide'
import { useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '../../kit/control/IconButton'
import { ListFootContext } from '../../kit/list/ListPlace'
import { cssVar } from '../../kit/theme/tokens'
import { useLabels } from '../../labels/useLabels'
import type { ManageLabel } from './manageLabels'
import type { ManageSlots } from './ManageWindow'

// The tools have two rows of 60 and 55 px, or one row of 60 px if the width allows it. On a phone they have one row of
// 48 px, and a second one after a press on the button `More`. Higher rows would leave less height for the list.
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
  /* Without the search field, the dropdown is the only filter before the button. It then takes both columns. */
  & > :first-child:nth-last-child(2) {
    grid-column: span 2;
  }
  @container (min-width: 681px) {
    flex: 1 1 0;
  }
  /* With these columns, the texts of the search field and of the dropdown show completely. */
  @container (max-width: 560px) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr) auto;
    gap: ${cssVar('space-1')};
    min-height: 48px;
  }
`
/* The negative margin aligns the icon, instead of the larger button around it, with the end of the list. */
const More = styled(IconButton)`
  display: none;
  margin-inline-end: calc(-1 * ${cssVar('space-3')});
  @container (max-width: 560px) {
    display: inline-flex;
  }
`
/* Shows the count first but keeps the Tab order, which goes from the series button to the view switch. */
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
  /* A closed row is invisible, and only its count stays for screen readers. While an element of the row has the
     focus, for example after the phone was turned, the whole row stays visible. */
  @container (max-width: 560px) {
    min-height: 40px;
    &[data-closed]:not(:focus-within) {
      position: absolute;
      clip-path: inset(50%);
      & :is(button, [role]) {
        display: none;
      }
    }
  }
`

/**
 * Built-in layout of the manage window (image-library 2.6, 9.3): tools, notices, list with the end marker inside,
 * selection bar, upload bar.
 */
export function ManageLayout({ slots }: { slots: ManageSlots }) {
  const t = useLabels<ManageLabel>()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {slots.view && (
        <Tools>
          <div>
            <Filters>
              {slots.filter}
              {slots['series-filter']}
              <More icon={Ellipsis} label={t('pix_tools')} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
            </Filters>
            <Listed data-closed={isOpen ? undefined : ''}>
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
