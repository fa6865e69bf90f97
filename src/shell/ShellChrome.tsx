import type { MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../kit/control/Button'
import { Flag } from '../kit/control/Flag'
import { cssVar } from '../kit/theme/tokens'
import { WindowChrome } from '../kit/window/WindowChrome'
import { languageCode } from '../lib/languageTag'
import { useLabels } from '../labels/useLabels'
import { WindowLayout } from '../template/WindowLayout'
import { useShell } from './useShell'

const Code = styled(Button)`
  flex: none;
  color: ${cssVar('text')};
  white-space: nowrap;
  @media (max-width: 519.98px) {
    padding-inline: ${cssVar('space-2')};
  }
`

/** The control with flag and short code that opens the language chooser (image-library 2.2). */
function LanguageSelect() {
  const { runtime, openWindow } = useShell()
  const t = useLabels()
  const code = languageCode(runtime.readConfig().language)
  return (
    <Code
      variant="quiet"
      size="small"
      aria-label={`${t('ui_language')}: ${code.toUpperCase()}`}
      title={t('ui_language')}
      onClick={() => void openWindow('language.choose', {})}
    >
      <Flag code={code} />
      {code.toUpperCase()}
    </Code>
  )
}

const SUPPORT_POPUP = 'popup,width=800,height=800'

/**
 * The chrome that every window shares: heading, language, help, full size and close. The window supplies the content.
 */
export function ShellChrome({
  title,
  children,
}: {
  /** The heading to show instead of the window's own. */ title?: string
  children: ReactNode
}) {
  const {
    runtime,
    templates,
    headingLabel,
    titleId,
    supportUrl,
    canGoFullscreen,
    canClose,
    isFullscreen,
    toggleFullscreen,
    close,
  } = useShell()
  const t = useLabels<string>()
  const openSupport = (event: MouseEvent) => {
    // The option 'noopener' is not set, because with it `window.open` always returns null, and a blocked popup could
    // not be recognised. If the browser blocks the popup, the link itself opens the page.
    const popup = window.open('', '_blank', SUPPORT_POPUP)
    if (!popup || !supportUrl) return
    event.preventDefault()
    popup.opener = null
    popup.location.replace(supportUrl)
  }
  return (
    <WindowChrome
      title={title ?? t(headingLabel)}
      titleId={titleId}
      closeText={t('ui_close')}
      onClose={canClose ? () => close() : undefined}
      {...(supportUrl && { supportText: t('ui_support'), supportUrl, onSupport: openSupport })}
      {...(canGoFullscreen && {
        fullscreenText: t(isFullscreen ? 'ui_fullscreen_end' : 'ui_fullscreen'),
        isFullscreen,
        onToggleFullscreen: toggleFullscreen,
      })}
      renderLayout={(slots, renderBuiltIn) => (
        <WindowLayout
          template={templates.chrome}
          slots={slots}
          required={['title', 'close', 'content']}
          fills="content"
          renderLayout={renderBuiltIn}
        />
      )}
      extra={runtime.readConfig().languageSelect && headingLabel !== 'ui_language_heading' && <LanguageSelect />}
    >
      {children}
    </WindowChrome>
  )
}
