import { type ReactNode, useReducer, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { Loader } from '../../kit/control/Loader'
import { DropArea } from '../../kit/field/DropArea'
import { ListPlace } from '../../kit/list/ListPlace'
import { useProgressive } from '../../kit/window/useProgressive'
import { useLabels } from '../../labels/useLabels'
import { usePart } from '../../shell/usePart'
import { useShell } from '../../shell/useShell'
import { WindowLayout } from '../../template/WindowLayout'
import { pixParts } from '../pixParts'
import { invertMarks } from './useMarks'
import type { ManageLabel } from './manageLabels'
import type { ManageSlot, PictureSelection } from './ManageWindow'
import { ManageLayout } from './ManageLayout'
import { MARKED, type PictureFilter } from './manageModel'
import { FilterChoice, FilterText } from './parts/FilterChoice'
import { ListFoot } from './parts/ListFoot'
import { ListPlaceholder } from './parts/ListPlaceholder'
import { ListViewSwitch, useListView } from './parts/ListViewSwitch'
import { ManageNotices } from './parts/ManageNotices'
import { PictureGrid } from './parts/PictureGrid'
import { type SelectionAction, SelectionBar } from './parts/SelectionBar'
import { ReviewPlace } from './parts/ReviewPlace'
import { SeriesButtons } from './parts/SeriesButtons'
import { UploadBar } from './parts/UploadBar'
import { useEditing } from './useEditing'
import { useInsert } from './useInsert'
import { useManage } from './useManage'
import { useManageAnnouncements } from './useManageAnnouncements'
import { usePictureActions } from './usePictureActions'
import { useReview } from './useReview'
import { useUploadFiles } from './useUploadFiles'

/** In place of a tooltip that did not load: nobody asked for it, so no dialog tells of it. */
const NoTooltip = () => null

/** Without these the pictures can't be found, seen or acted on: a template that lacks one gets it in its built-in place. */
const REQUIRED: readonly ManageSlot[] = ['series-filter', 'view', 'notices', 'list', 'end-marker', 'selection-bar']

interface ManageLibraryProps {
  readonly config: ResolvedConfig
  readonly accountId: number | string
  readonly canInsert: boolean
  close(selection: PictureSelection): void
}

/** The content of the manage window for a signed-in account: filter, list, marks, upload; all of it takes dropped files. */
export function ManageLibrary({ config, accountId, canInsert, close }: ManageLibraryProps) {
  const t = useLabels<ManageLabel>()
  const manage = useManage(config, accountId)
  const { status, view, marks, series, filterText } = manage
  const isListed = useProgressive(status === 'listed')
  // On a slow device they come apart from the list.
  const hasTools = useProgressive(true) && status !== 'empty'
  const review = useReview(config, manage)
  const { list } = review
  const uploads = useUploadFiles(manage)
  const { Row, showList } = useListView()
  const [tooltipWish, wishTooltip] = useReducer(() => 1, 0)
  const tooltip = usePart(pixParts.pictureTooltip, tooltipWish, NoTooltip)
  const [helpWish, setHelpWish] = useState(0)
  const keyHelp = usePart(pixParts.keyHelp, helpWish)
  const showHelp = () => setHelpWish(wish => wish + 1)
  const { templates, hasPrevious } = useShell()
  const { edit, editMarked, editSeries } = useEditing(config, review, manage)
  const { remove, changeSeries } = usePictureActions(config, review.remove, manage)
  const { insertOne, insertMarked } = useInsert({ config, pictures: list.pictures, marks, close })
  useManageAnnouncements({ status, marks, list })

  const unmark = () => {
    marks.change(new Set())
    if (status === 'listed' && view.filter === MARKED) list.reload()
  }
  const run = (action: SelectionAction, seriesId: number) => {
    if (action === 'insert') void insertMarked()
    else if (action === 'add') void changeSeries(seriesId, 'PUT')
    else if (action === 'remove') void changeSeries(seriesId, 'DELETE')
    else if (action === 'edit') editMarked()
    else if (action === 'duplicates') review.start('duplicates')
    else marks.change(invertMarks(marks.ids, list.pictures))
  }
  const chooseFilter = (filter: PictureFilter) => {
    review.end()
    manage.setFilter(filter)
  }
  const slots: Record<ManageSlot, ReactNode> = {
    filter: status !== 'empty' && (
      <FilterText {...{ t }} text={filterText.typed} onText={filterText.setTyped} onSubmit={filterText.submit} />
    ),
    'series-filter': status !== 'empty' && (
      <FilterChoice
        {...{ series, t }}
        filter={view.filter}
        review={review.state}
        markedCount={marks.ids.size}
        foundCount={review.findings?.pictures.length}
        onReview={review.start}
        onFilter={chooseFilter}
      />
    ),
    view: hasTools && (
      <ListViewSwitch
        {...{ t }}
        isList={Row !== undefined}
        onList={showList}
        onHelp={showHelp}
        count={list.isLoaded ? t(list.isEnd ? 'pix_count' : 'pix_loaded_count', { COUNT: list.pictures.length }) : ''}
      />
    ),
    notices: (
      <>
        <ManageNotices {...{ manage, t }} hiddenCount={uploads.hiddenCount} />
        <ReviewPlace {...{ config, marks, review, t }} />
      </>
    ),
    list: (
      <ListPlace isBusy={status === 'loading'}>
        {isListed ? (
          <PictureGrid
            {...{ canInsert, t, Row }}
            Tooltip={tooltip?.Part}
            pictures={list.pictures}
            marks={marks.ids}
            isEnd={list.isEnd}
            isOutdated={list.isOutdated}
            service={config.hosts.image}
            attempt={manage.attempt}
            firstScroll={manage.firstScroll}
            topKey={`${list.listKey} ${uploads.shownUploads}`}
            best={review.best}
            onKeep={review.want}
            onRest={wishTooltip}
            onMarks={marks.change}
            onInsert={picture => void insertOne(picture)}
            onEdit={edit}
            onDelete={remove}
            onHelp={showHelp}
            onNearEnd={list.loadMore}
            onScroll={manage.storeScroll}
          />
        ) : (
          <ListPlaceholder
            {...{ t }}
            status={status === 'listed' ? 'loading' : status}
            text={view.text}
            extensions={config.pix.extensions}
            onRetry={manage.retry}
            onClearFilter={manage.clearFilter}
            onFiles={uploads.upload}
          />
        )}
        {list.isOutdated && <Loader />}
      </ListPlace>
    ),
    'end-marker': status !== 'empty' && (
      <ListFoot
        count={list.pictures.length}
        isEnd={status === 'listed' && list.isEnd}
        isLoading={list.isLoadingMore}
        hasFailed={list.hasMoreFailed}
        t={t}
        onRetry={manage.retry}
      />
    ),
    'selection-bar': marks.ids.size > 0 && (
      <SelectionBar {...{ canInsert, series, t }} count={marks.ids.size} onRun={run} onUnmark={unmark} />
    ),
    upload: hasTools && (
      <UploadBar
        {...{ series, t }}
        target={uploads.target}
        extensions={config.pix.extensions}
        onTarget={uploads.setTarget}
        onFiles={uploads.upload}
      />
    ),
    'series-buttons': hasTools && (
      <SeriesButtons
        {...{ t }}
        shown={series.find(({ Id }) => Id === view.filter)}
        canAdd={!hasPrevious && !(view.filter && view.filter > MARKED)}
        onEdit={editSeries}
      />
    ),
  }
  return (
    <DropArea text={t('pix_upload_drop')} onFiles={uploads.upload} onPaste={uploads.paste}>
      <WindowLayout
        template={templates.content}
        slots={slots}
        required={REQUIRED}
        fills="list"
        renderLayout={built => <ManageLayout slots={built} />}
      />
      {keyHelp && <keyHelp.Part onClose={() => setHelpWish(0)} />}
    </DropArea>
  )
}
