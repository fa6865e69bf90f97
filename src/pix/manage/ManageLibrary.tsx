import type { ResolvedConfig } from '../../config/resolveConfig'
import { Button } from '../../kit/control/Button'
import { Loader } from '../../kit/control/Loader'
import { Notice } from '../../kit/control/Notice'
import { DropArea } from '../../kit/field/DropArea'
import { ListPlace } from '../../kit/list/ListPlace'
import { useDeferredList } from '../../kit/list/virtualRows'
import { useLabels } from '../../labels/useLabels'
import { RetryNotice } from '../../shell/LoadState'
import { useShell } from '../../shell/useShell'
import { WindowLayout } from '../../template/WindowLayout'
import type { LibraryRules } from './LibraryRules'
import type { ManageLabel } from './manageLabels'
import { ManageLayout } from './ManageLayout'
import { MARKED } from './manageModel'
import type { ManageSlot, ManageSlots, PictureSelection } from './ManageWindow'
import { FilterChoice, FilterText } from './parts/FilterChoice'
import { ListFoot } from './parts/ListFoot'
import { ListPlaceholder } from './parts/ListPlaceholder'
import { ListViewSwitch } from './parts/ListViewSwitch'
import { PictureGrid } from './parts/PictureGrid'
import { SeriesButtons } from './parts/SeriesButtons'
import { UploadBar } from './parts/UploadBar'
import { LibraryContext, useLibrary } from './useLibrary'
import { useLibraryState } from './useLibraryState'

/**
 * Slots that a person needs to find, see or change pictures. If a template omits one, it is rendered in its built-in
 * position.
 */
const REQUIRED: readonly ManageSlot[] = ['series-filter', 'view', 'notices', 'list', 'end-marker', 'selection-bar']

/** Props of the library. */
export interface ManageLibraryProps {
  readonly config: ResolvedConfig
  readonly accountId: number | string
  readonly canInsert: boolean
  /** Limits that the page sets. Default: none. */
  readonly rules?: LibraryRules
  close(selection: PictureSelection): void
}

/**
 * Content of the manage window for a signed-in account: filter, list, marks, upload. Files can be dropped anywhere on
 * it.
 */
export function ManageLibrary(props: ManageLibraryProps) {
  const t = useLabels<ManageLabel>()
  const { templates } = useShell()
  const library = useLibraryState(props)
  const { list, uploads, keyHelp, SelectionBar } = library
  const { status, view } = library.manage
  const isListed = useDeferredList(status === 'listed')
  const hasTools = status !== 'empty'
  const shownStatus = status === 'listed' ? 'loading' : status
  const slots: ManageSlots = {
    // No filter text for the marked pictures, because the portal can't search among them.
    filter: hasTools && view.filter !== MARKED && <FilterText />,
    'series-filter': hasTools && <FilterChoice />,
    view: hasTools && <ListViewSwitch />,
    notices: (
      <>
        {props.rules?.notice}
        <ManageNotices />
        <ReviewPlace />
      </>
    ),
    list: (
      <ListPlace isBusy={status === 'loading'}>
        {isListed ? <PictureGrid /> : <ListPlaceholder key={shownStatus} status={shownStatus} />}
        {list.isOutdated && <Loader />}
      </ListPlace>
    ),
    'end-marker': hasTools && <ListFoot />,
    'selection-bar': SelectionBar && <SelectionBar />,
    upload: hasTools && <UploadBar />,
    'series-buttons': hasTools && <SeriesButtons />,
  }
  return (
    <LibraryContext value={library}>
      <DropArea text={t('pix_upload_drop')} onFiles={uploads.upload} onPaste={uploads.paste}>
        <WindowLayout
          template={templates.content}
          slots={slots}
          required={REQUIRED}
          fills="list"
          renderLayout={built => <ManageLayout slots={built} />}
        />
        {keyHelp.Part && <keyHelp.Part onClose={keyHelp.hide} />}
      </DropArea>
    </LibraryContext>
  )
}

/**
 * Shows the progress of a review, such as the search for duplicates, with a button that cancels the review. Then shows
 * the bar with the number of found pictures and the actions on them.
 */
function ReviewPlace() {
  const t = useLabels<ManageLabel>()
  const { config, manage, review } = useLibrary()
  const { state, findings } = review
  if (state.status === 'loading') {
    return (
      <Notice tone="info" action={<Button onClick={review.end}>{t('abbrechen')}</Button>}>
        {t('pix_review_loading', { COUNT: state.count })}
      </Notice>
    )
  }
  if (state.status !== 'shown' || !findings) return null
  return (
    <state.part.ReviewBar
      {...{ config, findings }}
      marks={manage.marks}
      kind={state.kind}
      wanted={review.wanted}
      onWantedTaken={() => review.want(undefined)}
      onRemoved={review.remove}
      onEnd={review.end}
    />
  )
}

/** Notices above the list: the series failed to load, or the filter hides uploaded pictures. */
function ManageNotices() {
  const t = useLabels<ManageLabel>()
  const { manage, uploads } = useLibrary()
  const { hiddenCount } = uploads
  return (
    <>
      {manage.hasSeriesFailed && (
        <RetryNotice tone="warning" onRetry={() => void manage.reloadSeries()}>
          {t('pix_series_failed')}
        </RetryNotice>
      )}
      {hiddenCount > 0 && (
        <Notice tone="success" action={<Button onClick={manage.clearFilter}>{t('pix_show_all')}</Button>}>
          {t('pix_uploaded', { COUNT: hiddenCount })}
        </Notice>
      )}
    </>
  )
}
