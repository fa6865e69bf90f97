import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { StyleSheetManager } from 'styled-components'
import type { ThemeOptions } from '../src/kit/theme/ThemeOptions'
import { themeCss } from '../src/kit/theme/themeCss'

/** Shows its children as a page shows the product: inside an open shadow tree with the theme, on the theme's surface. */
export function ShadowStage({ theme, lang, isPadded, children }: { theme: ThemeOptions; lang: string; isPadded: boolean; children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null)
  const [shadow, setShadow] = useState<ShadowRoot | null>(null)
  const css = themeCss(theme)
  useLayoutEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${css} .stage { min-height: 100vh; background: var(--foyer-surface); padding: ${isPadded ? '24px' : '0'}; }`)
    root.adoptedStyleSheets = [sheet]
    setShadow(root)
  }, [css, isPadded])
  return (
    <div ref={host} data-story-host>
      {shadow &&
        createPortal(
          <StyleSheetManager target={shadow}>
            <main className="stage" lang={lang}>
              {children}
            </main>
          </StyleSheetManager>,
          shadow,
        )}
    </div>
  )
}
