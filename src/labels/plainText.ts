import { htmlPolicy } from '../lib/htmlPolicy'

/**
 * Converts a text of the translation service, which may contain HTML, to plain text: decodes entities and drops tags. Returns it unchanged if the
 * page's Content-Security-Policy requires Trusted Types without allowing the policy `foyer`.
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
