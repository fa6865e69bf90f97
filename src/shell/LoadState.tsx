import { CircleAlert, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../kit/control/Button'
import { EmptyState } from '../kit/control/EmptyState'
import { Notice } from '../kit/control/Notice'
import { cssVar } from '../kit/theme/tokens'
import { WindowBody } from '../kit/window/WindowBody'
import { WindowSkeleton } from '../kit/window/WindowSkeleton'
import { useLabels } from '../labels/useLabels'

interface LoadStateProps {
  readonly status: 'loading' | 'failed'
  /** Heading of the error. */
  readonly heading: string
  readonly text?: string
  readonly icon?: IconNode
  /** The kind of content: tiles of pictures or lines of a form. */
  readonly kind?: 'tiles' | 'lines'
  /** True when the retry button gets the focus, because the window has no other control to focus. */
  readonly isFocused?: boolean
  readonly isRetrying?: boolean
  /**
   * True when the error is the whole content of a window, and so needs a window body. The skeleton always has a body.
   */
  readonly isWholeWindow?: boolean
  onRetry(): void
}

/** Shows a skeleton while content loads. Shows the error and a retry button if loading failed. */
export function LoadState({
  status,
  heading,
  text,
  icon = CircleAlert,
  kind = 'lines',
  isFocused = false,
  isRetrying = false,
  isWholeWindow = false,
  onRetry,
}: LoadStateProps) {
  const t = useLabels()
  if (status === 'loading') return <WindowSkeleton kind={kind} label={t('ui_loading')} />
  const failed = (
    <EmptyState
      icon={icon}
      heading={heading}
      {...(text !== undefined && { text })}
      action={
        <Button variant="primary" isBusy={isRetrying} autoFocus={isFocused} onClick={onRetry}>
          {t('ui_retry')}
        </Button>
      }
    />
  )
  return isWholeWindow ? <WindowBody>{failed}</WindowBody> : failed
}

const Place = styled.div`
  flex: none;
  padding: ${cssVar('space-2')} ${cssVar('space-4')};
`

/** Shows an error and a retry button in a separate row. The error says that the portal can't be reached. */
export function UnansweredNotice({ onRetry }: { onRetry(): void }) {
  const t = useLabels()
  return (
    <Place>
      <RetryNotice onRetry={onRetry}>{t('ui_unreachable')}</RetryNotice>
    </Place>
  )
}

interface RetryNoticeProps {
  readonly tone?: 'info' | 'warning' | 'error'
  /** True when the retry button is small, for a notice between the fields of a form. */
  readonly isSmall?: boolean
  readonly isRetrying?: boolean
  /** Text of the notice. */
  readonly children: ReactNode
  onRetry(): void
}

/** Shows a notice with a retry button. */
export function RetryNotice({
  tone = 'error',
  isSmall = false,
  isRetrying = false,
  children,
  onRetry,
}: RetryNoticeProps) {
  const t = useLabels()
  const retry = (
    <Button {...(isSmall && { size: 'small' })} isBusy={isRetrying} onClick={onRetry}>
      {t('ui_retry')}
    </Button>
  )
  return (
    <Notice tone={tone} action={retry}>
      {children}
    </Notice>
  )
}
