import { Upload } from 'lucide'
import { useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { EmptyState } from '../../../kit/control/EmptyState'
import { FileButton } from '../../../kit/field/FileButton'
import { useLabels } from '../../../labels/useLabels'
import { usePassFocus } from '../../../kit/window/usePassFocus'
import { LoadState } from '../../../shell/LoadState'
import { acceptedTypes } from '../../upload/acceptedTypes'
import { listPlaceholders } from '../listPlaceholders'
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

/** Shows the reason why the list has no pictures, and offers the next step. */
function PlaceholderContent({ status }: ListPlaceholderProps) {
  const t = useLabels<ManageLabel>()
  const { config, manage, uploads } = useLibrary()
  if (status === 'loading' || status === 'failed')
    return (
      <LoadState
        status={status}
        kind="tiles"
        heading={t('error_dialog_heading')}
        text={t('pix_load_failed')}
        onRetry={manage.retry}
      />
    )
  const [icon, heading, text, action] = listPlaceholders[status]
  return (
    <EmptyState
      icon={icon}
      heading={t(heading)}
      text={t(text, { TEXT: manage.view.text })}
      action={
        status === 'empty' ? (
          <FileButton variant="primary" icon={Upload} accept={acceptedTypes(config.pix)} onFiles={uploads.upload}>
            {t(action)}
          </FileButton>
        ) : (
          <Button onClick={manage.clearFilter}>{t(action)}</Button>
        )
      }
    />
  )
}
