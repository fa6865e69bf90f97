import { Component, type ReactNode } from 'react'

interface WindowBoundaryProps {
  readonly children: ReactNode
  renderFailure(retry: () => void): ReactNode
}

/** Keeps a fault while a window draws itself inside that window: it shows the failure and can draw the window anew. */
export class WindowBoundary extends Component<WindowBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.renderFailure(() => this.setState({ hasFailed: false })) : this.props.children
  }
}
