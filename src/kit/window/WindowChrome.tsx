import { Maximize2, Minimize2, X } from 'lucide'
import type { MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { IconButton } from '../control/IconButton'
import { Skeleton } from '../control/Skeleton'
import { cssVar } from '../theme/tokens'

/** Slots of the chrome. */
interface ChromeSlots {
  /** The window's name. */
  readonly title: ReactNode
  /** Choice of the language. Only with the option `languageSelect`, and not in `language.choose`. */
  readonly language: ReactNode
  /** Link to help. Only with the option `supportLink`. */
  readonly support: ReactNode
  /** Button that shows the window in full size. Only in large windows, and not inside a `container`. */
  readonly fullscreen: ReactNode
  /** Button that closes the window. Missing inside a `container`. */
  readonly close: ReactNode
  /** The window's own template, or its built-in layout. */
  readonly content: ReactNode
}

interface WindowChromeProps {
  /** The window's name; undefined while its texts load. */
  title: string | undefined
  /** The title's id, for the dialog's `labelledBy`. */
  titleId?: string
  closeText: string
  /** Called to close the window. Without it there is no close button. */
  onClose?: (() => void) | undefined
  /** Text of a link to help. The link shows if text and address are given. */
  supportText?: string
  supportUrl?: string
  /** Called on a click on the help link, for example to open a popup. Prevent the event's default then. */
  onSupport?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** The text of the full size switch in its current state. The switch shows if `onToggleFullscreen` is given too. */
  fullscreenText?: string
  isFullscreen?: boolean
  onToggleFullscreen?: () => void
  /** Further controls of the header, before the link to help. */
  extra?: ReactNode
  /** Renders the slots in another layout. `renderBuiltIn` renders them in the built-in layout. */
  renderLayout?: (slots: ChromeSlots, renderBuiltIn: (slots: ChromeSlots) => ReactNode) => ReactNode
  /** A WindowBody, then a WindowBar if there are actions. */
  children: ReactNode
}

const Header = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${cssVar('space-1')};
  min-height: ${cssVar('size-header')};
  padding-inline: ${cssVar('space-4')} ${cssVar('space-2')};
  border-block-end: 1px solid ${cssVar('border')};
`
const Title = styled.h2`
  flex: 1 1 auto;
  min-width: 0;
  padding-block: ${cssVar('space-2')};
  overflow-wrap: anywhere;
  hyphens: auto;
  font-size: ${cssVar('font-title')};
  font-weight: ${cssVar('weight-strong')};
  line-height: ${cssVar('line-tight')};
  letter-spacing: -0.01em;
  /* On a phone, two lines of the title fit into the normal height of the header. */
  @media (max-width: 519.98px) {
    padding-block: ${cssVar('space-1')};
    font-size: calc(${cssVar('font-title')} * 0.87);
  }
`
const Coming = styled.div`
  flex: 1 1 auto;
`
const Support = styled.a`
  display: inline-flex;
  place-content: center;
  align-items: center;
  flex: none;
  min-width: ${cssVar('size-control-small')};
  max-width: 25%;
  min-height: ${cssVar('size-control-small')};
  padding-inline: ${cssVar('space-2')};
  border-radius: ${cssVar('radius')};
  color: ${cssVar('text-soft')};
  font-size: ${cssVar('font-small')};
  text-decoration: none;
  &:hover {
    color: ${cssVar('text')};
    text-decoration: underline;
  }
`

// On a narrow screen the window is always full size.
const FullscreenSwitch = styled(IconButton)`
  @media (max-width: 679px) {
    display: none;
  }
`

/** The chrome of a window: title, extra controls, link to help, full size switch, close button. */
export function WindowChrome({
  title,
  titleId,
  closeText,
  onClose,
  supportText,
  supportUrl,
  onSupport,
  fullscreenText,
  isFullscreen = false,
  onToggleFullscreen,
  extra,
  renderLayout,
  children,
}: WindowChromeProps) {
  const slots: ChromeSlots = {
    title:
      title === undefined ? (
        <Coming>
          <Skeleton width="12em" />
        </Coming>
      ) : (
        <Title id={titleId} part="heading" title={title}>
          {title}
        </Title>
      ),
    language: extra,
    support: supportText !== undefined && supportUrl !== undefined && (
      <Support part="support" href={supportUrl} target="_blank" rel="noopener" onClick={onSupport}>
        {supportText}
      </Support>
    ),
    fullscreen: fullscreenText !== undefined && onToggleFullscreen && (
      <FullscreenSwitch
        label={fullscreenText}
        icon={isFullscreen ? Minimize2 : Maximize2}
        onClick={onToggleFullscreen}
      />
    ),
    close: onClose && <IconButton part="close" label={closeText} icon={X} onClick={onClose} />,
    content: children,
  }
  return renderLayout ? renderLayout(slots, renderBuiltIn) : renderBuiltIn(slots)
}

const renderBuiltIn = ({ title, language, support, fullscreen, close, content }: ChromeSlots) => (
  <>
    <Header part="header">
      {title}
      {language}
      {support}
      {fullscreen}
      {close}
    </Header>
    {content}
  </>
)
