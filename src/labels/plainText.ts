import { htmlPolicy } from '../lib/htmlPolicy'

/**
 * Parses HTML of the portal in a detached document, which runs no scripts and loads nothing.
 * @throws TypeError if the page's Content-Security-Policy requires Trusted Types without allowing the policy `foyer`
 */
export function parsePortalHtml(html: string): HTMLElement {
  const trusted = htmlPolicy()?.createHTML(html) ?? html
  return new DOMParser().parseFromString(trusted as string, 'text/html').body
}

/**
 * Converts a text of the translation service, which may contain HTML, to plain text: decodes entities and drops tags.
 * Returns the text unchanged if the page's Content-Security-Policy requires Trusted Types without allowing the policy
 * `foyer`.
 */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text
  try {
    return parsePortalHtml(text).textContent
  } catch {
    return text
  }
}
