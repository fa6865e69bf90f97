import type { ResolvedConfig } from '../../config/resolveConfig'
import { Button } from '../../kit/control/Button'
import { Loader } from '../../kit/control/Loader'
import { Notice } from '../../kit/control/Notice'
import { DropArea } from '../../kit/field/DropArea'
import { WindowBody } from '../../kit/window/WindowBody'
import { useLabels } from '../../labels/useLabels'
import { invertMarks } from './invertMarks'
import type { ManageLabel } from './ManageLabel'
import type { PictureSelection } from './ManageOptions'
import { MARKED } from './manageModel'
import { FilterBar } from './parts/FilterBar'
import { LibraryTools } from './parts/LibraryTools'
import { ListFoot } from './parts/ListFoot'
import { ListPlaceholder } from './parts/ListPlaceholder'
import { PictureGrid } from './parts/PictureGrid'
import { type SelectionAction, SelectionBar } from './parts/SelectionBar'
import { UploadBar } from './parts/UploadBar'
import { useListView } from './useListView'
import { useInsert } from './useInsert'
import { useManage } from './useManage'
import { useManageAnnouncements } from './useManageAnnouncements'
import { usePictureActions } from './usePictureActions'
import { useUploadFiles } from './useUploadFiles'

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
  const { status, view, list, marks, series, filterText } = manage
  const uploads = useUploadFiles(manage)
  const { Row, showList } = useListView()
  const { remove, changeSeries } = usePictureActions(config, manage)
  const { insertOne, insertMarked } = useInsert({ config, pictures: list.pictures, marks, close })
  useManageAnnouncements(manage)

  const unmark = () => {
    marks.change(new Set())
    if (status === 'listed' && view.filter === MARKED) list.reload()
  }
  const run = (action: SelectionAction, seriesId: number) => {
    if (action === 'insert') void insertMarked()
    else if (action === 'add') void changeSeries(seriesId, 'PUT')
    else if (action === 'remove') void changeSeries(seriesId, 'DELETE')
    else marks.change(invertMarks(marks.ids, list.pictures))
  }
  return (
    <DropArea text={t('pix_upload_drop')} onFiles={uploads.upload}>
      {status !== 'empty' && (
        <LibraryTools {...{ t }} isList={Row !== undefined} onList={showList} count={list.isLoaded ? t(list.isEnd ? 'pix_count' : 'pix_loaded_count', { COUNT: list.pictures.length }) : ''}>
          <FilterBar
            {...{ series, t }}
            text={filterText.typed}
            filter={view.filter}
            markedCount={marks.ids.size}
            onText={filterText.setTyped}
            onSubmitText={filterText.submit}
            onFilter={manage.setFilter}
          />
        </LibraryTools>
      )}
      {manage.hasSeriesFailed && (
        <Notice tone="warning" action={<Button onClick={manage.retrySeries}>{t('ui_retry')}</Button>}>
          {t('pix_series_failed')}
        </Notice>
      )}
      {uploads.hiddenCount > 0 && (
        <Notice tone="success" action={<Button onClick={manage.clearFilter}>{t('pix_show_all')}</Button>}>
          {t('pix_uploaded', { COUNT: uploads.hiddenCount })}
        </Notice>
      )}
      <WindowBody isFilling isBusy={status === 'loading'}>
        {status === 'listed' ? (
          <PictureGrid
            {...{ canInsert, t, Row }}
            pictures={list.pictures}
            marks={marks.ids}
            isEnd={list.isEnd}
            isOutdated={list.isOutdated}
            service={config.hosts.image}
            attempt={manage.attempt}
            firstScroll={manage.firstScroll}
            topKey={`${list.listKey} ${uploads.shownUploads}`}
            onMarks={marks.change}
            onInsert={picture => void insertOne(picture)}
            onDelete={remove}
            onNearEnd={list.loadMore}
            onScroll={manage.keepScroll}
            foot={<ListFoot count={list.pictures.length} isEnd={list.isEnd} isLoading={list.isLoadingMore} hasFailed={list.hasMoreFailed} t={t} onRetry={manage.retry} />}
          />
        ) : (
          <ListPlaceholder {...{ status, t }} text={view.text} extensions={config.pix.extensions} onRetry={manage.retry} onClearFilter={manage.clearFilter} onFiles={uploads.upload} />
        )}
        {list.isOutdated && <Loader />}
      </WindowBody>
      {marks.ids.size > 0 && <SelectionBar {...{ canInsert, series, t }} count={marks.ids.size} onRun={run} onUnmark={unmark} />}
      {status !== 'empty' && <UploadBar {...{ series, t }} target={uploads.target} extensions={config.pix.extensions} onTarget={uploads.setTarget} onFiles={uploads.upload} />}
    </DropArea>
  )
}
