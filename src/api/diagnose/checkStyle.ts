import { type DiagnosisCheck, good } from './Diagnosis'

const COLOR = 'rgb(1, 2, 3)'

/**
 * Checks that constructed style sheets with nested rules work. No `style-src` forbids such sheets, but a script of the
 * page may have replaced the functions that create sheets.
 */
export function checkStyle(): DiagnosisCheck {
  const host = document.createElement('foyer-root')
  const text = document.createElement('b')
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`div { b { color: ${COLOR} } }`)
    const shadow = host.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [sheet]
    shadow.appendChild(document.createElement('div')).append(text)
    document.documentElement.append(host)
    if (getComputedStyle(text).color === COLOR)
      return good('constructed styles apply; no nonce and no unsafe-inline is needed')
  } catch {
    // Reported below.
  } finally {
    host.remove()
  }
  return {
    status: 'problem',
    found: 'a constructed style sheet does not apply',
    advice:
      'Windows have no styles. A newer browser is needed, or a script of the page has replaced CSSStyleSheet or adoptedStyleSheets.',
  }
}
