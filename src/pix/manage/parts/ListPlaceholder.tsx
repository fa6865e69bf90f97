import { FolderOpen, Images, Search, Upload } from 'lucide'
import { useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { EmptyState } from '../../../kit/control/EmptyState'
import { FileButton } from '../../../kit/field/FileButton'
import { useLabels } from '../../../labels/useLabels'
import { usePassFocus } from '../../../kit/window/usePassFocus'
import { LoadState } from '../../../shell/LoadState'
import { acceptedTypes } from '../../upload/acceptedTypes'
import type { ManageLabel } from '../manageLabels'
import { useLibrary } from '../useLibrary'
import type { ManageStatus } from '../useManage'

interface ListPlaceholderProps {
  readonly status: Exclude<ManageStatus, 'listed'>
}

const Place = styled.div`
  display: contents;
`

/** Placeholder of a list without pictures. When its button disappears, the library keeps the focus. */
export function ListPlaceholder({ status }: ListPlaceholderProps) {
  const place = useRef<HTMLDivElement>(null)
  usePassFocus(place, useLibrary().findFocusPlace)
  return (
    <Place ref={place}>
      <PlaceholderContent status={status} />
    </Place>
  )
}

/** Says why no pictures are shown, and offers the next step. */
function PlaceholderContent({ status }: ListPlaceholderProps) {
  const t = useLabels<ManageLabel>()
  const { config, manage, uploads } = useLibrary()
  const clear = (label: ManageLabel) => <Button onClick={manage.clearFilter}>{t(label)}</Button>
  switch (status) {
    case 'loading':
    case 'failed':
      return (
        <LoadState
          status={status}
          kind="tiles"
          heading={t('error_dialog_heading')}
          text={t('pix_load_failed')}
          onRetry={manage.retry}
        />
      )
    case 'empty':
      return (
        <EmptyState
          icon={Images}
          heading={t('pix_empty_heading')}
          text={t('pix_empty_text')}
          action={
            <FileButton variant="primary" icon={Upload} accept={acceptedTypes(config.pix)} onFiles={uploads.upload}>
              {t('pix_upload')}
            </FileButton>
          }
        />
      )
    case 'nothingMarked':
      return (
        <EmptyState
          icon={Images}
          heading={t('pix_nothing_marked_heading')}
          text={t('pix_nothing_marked_text')}
          action={clear('pix_show_all')}
        />
      )
    case 'emptySeries':
      return (
        <EmptyState
          icon={FolderOpen}
          heading={t('pix_series_empty_heading')}
          text={t('pix_series_empty_text')}
          action={clear('pix_show_all')}
        />
      )
    case 'noMatch':
      return (
        <EmptyState
          icon={Search}
          heading={t('pix_no_match_heading')}
          text={t('pix_no_match_text', { TEXT: manage.view.text })}
          action={clear('pix_filter_clear')}
        />
      )
  }
}
