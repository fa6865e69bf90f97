import { htmlPolicy } from '../lib/htmlPolicy'

/**
 * Turns a text of the translation service, which may hold HTML, into plain text: entities decoded, tags dropped. On a page
 * whose Content-Security-Policy requires Trusted Types but does not allow the policy `foyer`, it stays as it is.
 */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text
  try {
    const html = htmlPolicy()?.createHTML(text) ?? text
    return new DOMParser().parseFromString(html as string, 'text/html').body.textContent
  } catch {
    return text
  }
}
