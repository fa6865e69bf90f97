import styled from 'styled-components'
import { ListFootContext } from '../../kit/list/ListPlace'
import { cssVar } from '../../kit/theme/tokens'
import type { OverviewSlots } from './EventOverviewWindow'

const Tools = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${cssVar('space-2')};
  padding: ${cssVar('space-1')} ${cssVar('space-4')} ${cssVar('space-2')};
  /* On a phone, the buttons share the first line, and the count is in the second. */
  @media (max-width: 560px) {
    & > :first-child {
      margin-inline-end: auto;
    }
    & > [data-tab] {
      order: 1;
      flex-basis: 100%;
    }
  }
`

/** Built-in layout of the overview (events 2.1). */
export function EventOverviewLayout({ slots }: { slots: OverviewSlots }) {
  return (
    <>
      <Tools>
        {slots.newEvent}
        {slots.caption}
        {slots.searchButton}
        {slots.expertMode}
      </Tools>
      {slots.search}
      {slots.dateSearch}
      {slots.filters}
      {slots.notices}
      <ListFootContext value={slots.endMarker}>{slots.table}</ListFootContext>
      {slots.empty}
      {slots.bulk}
    </>
  )
}
