import { useEffect, useRef, type FunctionComponent, type ReactElement, type Ref } from 'react'
import type { FoyerEventOverview } from '../elements/FoyerEventOverview'
import type { ElementProps } from './useFoyerWindow'

/** Props of the component `EventOverview`. */
export interface EventOverviewProps extends ElementProps {
  /** True when the component shows the overview itself, instead of a button that opens a window. */
  inline?: boolean
  /** Runs after the overview's window has closed. */
  onClose?: () => void
}

/** The element by its tag name, because React has no types for custom elements. */
const Overview = 'foyer-event-overview' as unknown as FunctionComponent<
  Omit<EventOverviewProps, 'onClose'> & { ref: Ref<FoyerEventOverview>; class?: string | undefined }
>

/**
 * The component `EventOverview`, which shows the account's own events: the element `<foyer-event-overview>` for React.
 * On a server it renders the bare element, which the browser upgrades.
 */
export function ReactEventOverview({ onClose, className, children, ...rest }: EventOverviewProps): ReactElement {
  const element = useRef<FoyerEventOverview>(null)
  const heard = useRef(onClose)
  useEffect(() => {
    heard.current = onClose
  })
  useEffect(() => {
    const close = () => heard.current?.()
    const overview = element.current
    overview?.addEventListener('foyer:result', close)
    return () => overview?.removeEventListener('foyer:result', close)
  }, [])
  return (
    <Overview {...rest} ref={element} class={className}>
      {children}
    </Overview>
  )
}
