import { CalendarPlus, CalendarSearch, FileDown, Search, SquareArrowOutUpRight } from 'lucide'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { Button } from '../../kit/control/Button'
import { IconButton } from '../../kit/control/IconButton'
import { Notice } from '../../kit/control/Notice'
import { ListPlace } from '../../kit/list/ListPlace'
import { useDeferredList } from '../../kit/list/virtualRows'
import { cssVar } from '../../kit/theme/tokens'
import { useLabels } from '../../labels/useLabels'
import { LoadState } from '../../shell/LoadState'
import { usePart } from '../../shell/usePart'
import { useShell } from '../../shell/useShell'
import { WindowLayout } from '../../template/WindowLayout'
import { eventParts } from '../eventParts'
import { ImportArea } from '../import/parts/ImportArea'
import { EventOverviewLayout } from './EventOverviewLayout'
import type { EventRow } from './EventRow'
import { eventActions, type RowAction } from './parts/RowMenu'
import type { OverviewLabel } from './eventOverviewLabels'
import type { OverviewOptions, OverviewSlot, OverviewSlots } from './EventOverviewWindow'
import { Caption } from './parts/Caption'
import { EmptyOverview } from './parts/EmptyOverview'
import { FilterChips } from './parts/FilterChips'
import { EventTable } from './parts/EventTable'
import { Notices, UndoNotice } from './parts/UndoNotice'
import { SearchBox } from './parts/SearchBox'
import { BulkBar, BulkReport } from './parts/BulkBar'
import { TableFoot } from './parts/TableFoot'
import { useAnnouncements } from './useAnnouncements'
import { useEmptyFocus } from './useEmptyFocus'
import { useOverview } from './useOverview'

/**
 * Slots without which events can't be found, seen or changed. If a template lacks one of them, the window adds the slot
 * in its built-in position.
 */
const REQUIRED: readonly OverviewSlot[] = [
  'search',
  'dateSearch',
  'filters',
  'notices',
  'table',
  'empty',
  'endMarker',
  'bulk',
]

/* Without its icon, the button fits beside the four others on a phone. */
const NewButton = styled(Button)`
  @media (max-width: 560px) {
    padding-inline: ${cssVar('space-2')};
    & > svg {
      display: none;
    }
  }
`

/** The content of the overview for a member. */
export function EventOverview({
  config,
  options,
}: {
  readonly config: ResolvedConfig
  readonly options: OverviewOptions
}) {
  const { templates } = useShell()
  const t = useLabels<OverviewLabel>()
  const overview = useOverview(config, options)
  const { status, search, isSearching, filters, list, rows, sort, marks, undo, bulk, actions, opening, narrow } =
    overview
  const isListed = useDeferredList(status === 'listed')
  const [isSearchOpen, setSearchOpen] = useState(false)
  const [dateRequests, setDateRequests] = useState(0)
  const dateFilter = usePart(eventParts.dateFilter, dateRequests)
  const searchButton = useRef<HTMLButtonElement>(null)
  const dateButton = useRef<HTMLButtonElement>(null)
  const chips = useRef<HTMLDivElement>(null)
  const isEmpty = status === 'empty'
  useAnnouncements(overview)
  useEmptyFocus(isEmpty, chips, searchButton)
  const runAction = (row: EventRow, action: RowAction) => {
    if (action === eventActions.publish || action === eventActions.unpublish)
      void actions.publish(row, action === eventActions.publish)
    else if (action === eventActions.delete) void actions.remove(row)
    else if (action === eventActions.copy) void opening.openCopy(row)
    else void actions.exportEvent(row, action)
  }
  const closeSearch = () => {
    setSearchOpen(false)
    narrow({ search: '' })
    searchButton.current?.focus()
  }
  const closeDate = () => {
    setDateRequests(0)
    narrow({ date: '' })
    dateButton.current?.focus()
  }
  const showAll = () => {
    setSearchOpen(false)
    setDateRequests(0)
    narrow({ search: '', date: '' })
    overview.clearFilters()
    searchButton.current?.focus()
  }
  const loadFurther = () => {
    overview.loadFurther()
    // The pressed button disappears with the text about the empty list, so the focus moves to a filter that is on.
    chips.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
  }
  const slots: OverviewSlots = {
    newEvent: (
      <>
        <NewButton variant="primary" icon={CalendarPlus} onClick={opening.openNew}>
          {t('event_new')}
        </NewButton>
        <IconButton icon={FileDown} label={t('event_import')} onClick={() => opening.openImport()} />
      </>
    ),
    caption: (
      <Caption>
        {list.isLoaded &&
          !isEmpty &&
          (filters.size > 0
            ? t('event_filter_found', { COUNT: rows.length, ALL: list.rows.length })
            : t(list.isEnd ? 'event_overview_count' : 'event_overview_loaded', { COUNT: rows.length }))}
      </Caption>
    ),
    searchButton: (
      <>
        <IconButton
          ref={searchButton}
          icon={Search}
          label={t('event_search_open')}
          isPressed={isSearchOpen}
          onClick={() => (isSearchOpen ? closeSearch() : setSearchOpen(true))}
        />
        <IconButton
          ref={dateButton}
          icon={CalendarSearch}
          label={t('event_date_filter')}
          isPressed={dateFilter !== undefined}
          onClick={() => (dateFilter ? closeDate() : setDateRequests(wish => wish + 1))}
        />
      </>
    ),
    expertMode: (
      <IconButton icon={SquareArrowOutUpRight} label={t('event_expert_mode')} onClick={opening.openExpertMode} />
    ),
    search: isSearchOpen && <SearchBox search={search.search} onSearch={overview.submitSearch} onClose={closeSearch} />,
    dateSearch: dateFilter && (
      <dateFilter.Part
        date={search.date}
        language={config.language}
        loadCalendar={eventParts.calendar}
        onDate={date => narrow({ date })}
        onClose={closeDate}
      />
    ),
    filters: (isSearching || !isEmpty) && (list.isLoaded || status === 'loading') && (
      <FilterChips {...{ filters, counts: overview.counts }} onToggle={overview.toggleFilter} ref={chips} />
    ),
    notices: (undo.undoable || bulk.run || list.unreadableCount > 0) && (
      <Notices>
        {list.unreadableCount > 0 && (
          <Notice tone="warning">{t('event_overview_unreadable', { COUNT: list.unreadableCount })}</Notice>
        )}
        {undo.undoable && <UndoNotice undoable={undo.undoable} onUndo={() => void undo.undo()} onEnd={undo.forget} />}
        {bulk.run && <BulkReport run={bulk.run} onStop={bulk.stop} onRetry={bulk.retry} onForget={bulk.forget} />}
      </Notices>
    ),
    table: !isEmpty && (
      <ListPlace isBusy={status === 'loading'}>
        {(status === 'failed' || !isListed) && (
          <LoadState
            status={status === 'failed' ? 'failed' : 'loading'}
            heading={t('error_dialog_heading')}
            text={t('event_overview_failed')}
            onRetry={list.retry}
          />
        )}
        {isListed && (
          <EventTable
            {...{ rows, marks, sort }}
            busy={actions.busy}
            isEnd={list.isEnd}
            topKey={overview.viewKey}
            onSort={overview.sortBy}
            onMarks={overview.setMarks}
            onOpen={row => void opening.open(row)}
            onAction={runAction}
            onDelete={row => void actions.remove(row)}
            onUndo={() => void undo.undo()}
            onNearEnd={overview.loadMore}
            onScrolledToEnd={overview.isPaused ? overview.loadFurther : overview.loadMore}
          />
        )}
      </ListPlace>
    ),
    empty: isEmpty && (
      <ListPlace isBusy={false}>
        <EmptyOverview
          {...{ isSearching }}
          filtered={filters.size > 0 ? list.rows.length : undefined}
          onNew={opening.openNew}
          onShowAll={showAll}
          onMore={overview.isPaused ? loadFurther : undefined}
        />
      </ListPlace>
    ),
    endMarker: status === 'listed' && (
      <TableFoot
        count={rows.length}
        isEnd={list.isEnd}
        isLoading={list.isLoadingMore}
        hasFailed={list.hasMoreFailed}
        onRetry={list.retry}
        onMore={filters.size > 0 && !list.isEnd ? overview.loadFurther : undefined}
      />
    ),
    bulk: marks.size > 0 && bulk.run?.status !== 'running' && (
      <BulkBar count={marks.size} onStart={overview.changeMarked} onUnmark={() => overview.setMarks(new Set())} />
    ),
  }
  return (
    <ImportArea onSource={opening.openImport}>
      <WindowLayout
        template={templates.content}
        slots={slots}
        required={REQUIRED}
        fills="table"
        renderLayout={built => <EventOverviewLayout slots={built} />}
      />
    </ImportArea>
  )
}
