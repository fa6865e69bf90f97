import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { StyleSheetManager } from 'styled-components'
import { themeCss } from '../../../src/kit/theme/themeCss'
import { componentStyles } from '../../../src/shell/componentStyles'
import { readTemplate } from '../../../src/template/readTemplate'
import { DemoWindow } from '../../template/support/DemoWindow'

/**
 * Shows the demo window in a shadow tree of 680×590 px, with a template or the built-in layout. Returns the reason if
 * the template can't be used.
 */
function showDemo(html: string | undefined): string | undefined {
  const reading = html === undefined ? undefined : readTemplate(html)
  const host = document.createElement('demo-root')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(themeCss({}))
  shadow.adoptedStyleSheets = [componentStyles().css, sheet]
  const box = document.createElement('div')
  box.setAttribute('role', 'dialog')
  Object.assign(box.style, { display: 'flex', flexDirection: 'column', width: '680px', height: '590px' })
  shadow.append(box)
  document.body.append(host)
  const root = createRoot(box)
  flushSync(() =>
    root.render(
      <StyleSheetManager sheet={componentStyles().sheet}>
        <DemoWindow template={reading?.status === 'read' ? reading.tree : undefined} />
      </StyleSheetManager>,
    ),
  )
  return reading?.status === 'unusable' ? reading.reason : undefined
}

Object.assign(window, { showDemo })
