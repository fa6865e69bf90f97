import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { StyleSheetManager } from 'styled-components'
import { themeCss, type ThemeOptions } from '../src/kit/theme/themeCss'
import { componentStyles } from '../src/shell/componentStyles'

interface ShadowStageProps {
  theme: ThemeOptions
  lang: string
  dir: 'ltr' | 'rtl'
  isPadded: boolean
  /** True when nothing else is on the page. The stage is then at least as high as the viewport. */
  isAlone: boolean
  children: ReactNode
}

/** Renders its children as a host page has them: inside an open shadow tree with the theme, on the theme's surface. */
export function ShadowStage({ theme, lang, dir, isPadded, isAlone, children }: ShadowStageProps) {
  const host = useRef<HTMLDivElement>(null)
  const [shadow, setShadow] = useState<ShadowRoot | null>(null)
  const css = themeCss(theme)
  useLayoutEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `${css} .stage { min-height: ${isAlone ? '100vh' : '0'}; background: var(--foyer-surface); padding: ${isPadded ? '24px' : '0'}; }`,
    )
    root.adoptedStyleSheets = [componentStyles().css, sheet]
    setShadow(root)
  }, [css, isPadded, isAlone])
  return (
    <div ref={host} data-story-host>
      {shadow &&
        createPortal(
          <StyleSheetManager sheet={componentStyles().sheet}>
            <main className="stage" lang={lang} dir={dir}>
              {children}
            </main>
          </StyleSheetManager>,
          shadow,
        )}
    </div>
  )
}
