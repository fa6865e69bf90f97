import styled, { keyframes } from 'styled-components'
import { Spinner } from '../../../kit/control/Spinner'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { RetryNotice } from '../../../shell/LoadState'
import type { ManageLabel } from '../manageLabels'
import { useLibrary } from '../useLibrary'

const appear = keyframes`from { opacity: 0; translate: 0 6px; }`

const Place = styled.div`
  display: grid;
  place-items: center;
  min-height: 52px;
  /* A template may place the end marker at the window's edge. */
  padding: ${cssVar('space-2')} ${cssVar('space-4')};
  color: ${cssVar('text-soft')};
`
const EndMarker = styled.p`
  display: flex;
  align-items: center;
  gap: ${cssVar('space-3')};
  animation: ${appear} ${cssVar('motion-slow')} ${cssVar('ease')};
  font-size: ${cssVar('font-small')};
  &::before,
  &::after {
    content: '';
    width: 32px;
    border-block-start: 1px solid ${cssVar('border')};
  }
  @media (max-width: 560px) {
    footer &::before,
    footer &::after {
      content: none;
    }
  }
`

/**
 * End of the list: says that more pictures are loading, that they failed to load, or that there are no more
 * (image-library 4.4).
 */
export function ListFoot() {
  const t = useLabels<ManageLabel>()
  const { manage, list } = useLibrary()
  const isEnd = manage.status === 'listed' && list.isEnd
  return (
    <Place>
      {list.isLoadingMore ? (
        <Spinner />
      ) : isEnd ? (
        <EndMarker>{t('pix_end', { COUNT: list.pictures.length })}</EndMarker>
      ) : (
        list.hasMoreFailed && <RetryNotice onRetry={manage.retry}>{t('pix_load_failed')}</RetryNotice>
      )}
    </Place>
  )
}
