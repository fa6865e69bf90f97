import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { formatInstant } from '../../../lib/times'
import type { CropResult } from '../../crop/useOpenCrop'
import type { MetaLabel } from '../metaLabels'
import type { MetaDraft } from '../useMetaDraft'
import type { MetaConflict } from '../useMetaForm'

interface MetaNoticesProps {
  readonly offer: MetaDraft | undefined
  readonly conflict: MetaConflict | undefined
  /** Result of the last crop that the portal has stored, or may have stored. */
  readonly cropped: CropResult | undefined
  nameOf(field: string): string
  onRestore(): void
  onDiscard(): void
  onTake(): void
}

const Stack = styled.div`
  display: grid;
  gap: ${cssVar('space-2')};
  padding-block-end: ${cssVar('space-4')};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-2')};
`
const Theirs = styled.ul`
  padding-inline-start: 1.25em;
`

/**
 * Notices above the form: a crop that the portal has stored or may have stored, a draft from an earlier window, or
 * changes that another person saved meanwhile.
 */
export function MetaNotices({ offer, conflict, cropped, nameOf, onRestore, onDiscard, onTake }: MetaNoticesProps) {
  const t = useLabels<MetaLabel>()
  if (!offer && !conflict && !cropped) return null
  return (
    <Stack>
      {cropped && (
        <Notice tone={cropped.picture ? 'success' : 'warning'}>
          {t(cropped.picture ? 'pix_crop_done' : cropped.warning)}
        </Notice>
      )}
      {offer && (
        <Notice
          tone="info"
          action={
            <Actions>
              <Button onClick={onDiscard}>{t('pix_draft_discard')}</Button>
              <Button variant="primary" onClick={onRestore}>
                {t('pix_draft_restore')}
              </Button>
            </Actions>
          }
        >
          {t('pix_draft_offer', { DATE: formatInstant(offer.at) })}
        </Notice>
      )}
      {conflict && (
        <Notice tone="warning" action={<Button onClick={onTake}>{t('pix_conflict_take')}</Button>}>
          {t('pix_conflict_notice')}
          <Theirs>
            {conflict.names.map(name => (
              <li key={name}>
                {t('pix_conflict_field', { NAME: nameOf(name), VALUE: String(conflict.theirs[name] || '–') })}
              </li>
            ))}
          </Theirs>
        </Notice>
      )}
    </Stack>
  )
}
