import { CircleAlert } from 'lucide'
import { Component, type ReactNode } from 'react'
import { Button } from '../kit/control/Button'
import { EmptyState } from '../kit/control/EmptyState'
import { WindowBody } from '../kit/window/WindowBody'
import { WindowChrome } from '../kit/window/WindowChrome'
import { WindowSkeleton } from '../kit/window/WindowSkeleton'
import type { CoreTexts } from '../lib/coreTexts'
import { useShell } from './useShell'
import type { WindowChunk } from './useWindowChunk'
import type { WindowEntry } from './WindowTable'

interface WindowContentProps {
  readonly chunk: WindowChunk
  readonly options: object
  readonly texts: CoreTexts
  readonly skeleton: WindowEntry['skeleton']
  close(result?: unknown): void
}

/**
 * Shows the content of a modal or inline window: a skeleton while the window's parts load, then the window's component.
 * Shows an error and a retry button if loading or rendering failed.
 */
export function WindowContent({ chunk, options, texts, skeleton = 'lines', close }: WindowContentProps) {
  const [loading, loadingFailed, retryText, closeText] = texts
  const onClose = useShell().canClose ? () => close() : undefined
  const failed = (retry: () => void) => (
    <WindowChrome title="" closeText={closeText} onClose={onClose}>
      <WindowBody>
        <EmptyState
          icon={CircleAlert}
          heading={loadingFailed}
          action={
            <Button variant="primary" onClick={retry} autoFocus>
              {retryText}
            </Button>
          }
        />
      </WindowBody>
    </WindowChrome>
  )
  switch (chunk.status) {
    case 'loading':
      return (
        <WindowChrome title={undefined} closeText={closeText} onClose={onClose}>
          <WindowSkeleton label={loading} kind={skeleton} />
        </WindowChrome>
      )
    case 'failed':
      return failed(chunk.retry)
    case 'ready':
      return (
        <WindowBoundary renderFailure={failed}>
          <chunk.Window options={options} close={close} />
        </WindowBoundary>
      )
  }
}

interface WindowBoundaryProps {
  readonly children: ReactNode
  renderFailure(retry: () => void): ReactNode
}

/**
 * Catches an error that a window throws while rendering, so that only this window fails. Shows a message, and a button
 * that renders the window again.
 */
class WindowBoundary extends Component<WindowBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed
      ? this.props.renderFailure(() => this.setState({ hasFailed: false }))
      : this.props.children
  }
}
