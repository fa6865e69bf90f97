import type { MouseEvent, ReactNode } from 'react'
import { WindowFrame } from '../kit/window/WindowFrame'
import { useLabels } from '../labels/useLabels'
import { WindowLayout } from '../template/WindowLayout'
import { LanguageSelect } from './LanguageSelect'
import { useShell } from './useShell'

const SUPPORT_POPUP = 'popup,width=800,height=800'

/** The frame that every window shares: its heading, language, help, full size and the way out; a window gives the content. */
export function ShellFrame({ title, children }: { /** Instead of the window's own heading. */ title?: string; children: ReactNode }) {
  const { runtime, templates, headingLabel, titleId, supportUrl, canGoFullscreen, canClose, isFullscreen, toggleFullscreen, close } = useShell()
  const t = useLabels<string>()
  const openSupport = (event: MouseEvent) => {
    // Where the browser refuses the popup, the link itself leads there.
    if (window.open(supportUrl, 'foyer-support', SUPPORT_POPUP)) event.preventDefault()
  }
  return (
    <WindowFrame
      title={title ?? t(headingLabel)}
      titleId={titleId}
      closeText={t('ui_close')}
      onClose={canClose ? () => close() : undefined}
      {...(supportUrl && { supportText: t('ui_support'), supportUrl, onSupport: openSupport })}
      {...(canGoFullscreen && { fullscreenText: t(isFullscreen ? 'ui_fullscreen_end' : 'ui_fullscreen'), isFullscreen, onToggleFullscreen: toggleFullscreen })}
      renderLayout={(slots, renderBuiltIn) => (
        <WindowLayout template={templates.frame} slots={slots} required={['title', 'close', 'content']} fills="content" renderLayout={renderBuiltIn} />
      )}
      extra={runtime.readConfig().languageSelect && headingLabel !== 'ui_language_heading' && <LanguageSelect />}
    >
      {children}
    </WindowFrame>
  )
}
