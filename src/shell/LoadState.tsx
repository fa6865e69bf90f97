import { type LucideIcon, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../kit/control/Button'
import { EmptyState } from '../kit/control/EmptyState'
import { Notice } from '../kit/control/Notice'
import { WindowBody } from '../kit/window/WindowBody'
import { WindowSkeleton } from '../kit/window/WindowSkeleton'
import { useLabels } from '../labels/useLabels'

interface LoadStateProps {
  readonly status: 'loading' | 'failed'
  /** Says what could not be loaded. */
  readonly heading: string
  readonly text?: string
  readonly icon?: LucideIcon
  /** What will come: tiles of pictures or lines of a form. */
  readonly kind?: 'tiles' | 'lines'
  /** The retry button takes the focus, because nothing else in the window can. */
  readonly isFocused?: boolean
  readonly isRetrying?: boolean
  /** The state is a window's whole content, so it brings the window's body with it. */
  readonly isWholeWindow?: boolean
  onRetry(): void
}

/** Shown in the place of content that is loading or did not load: quiet blocks, or what failed and a button that tries again. */
export function LoadState({
  status,
  heading,
  text,
  icon = Unplug,
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

interface RetryNoticeProps {
  readonly tone?: 'info' | 'warning' | 'error'
  /** Smaller, between the fields of a form. */
  readonly isSmall?: boolean
  readonly isRetrying?: boolean
  /** Says what could not be loaded. */
  readonly children: ReactNode
  onRetry(): void
}

/** Says inside of content that a part of it did not load, with a button that tries again. */
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
