import type { Config } from 'dompurify'

type HtmlPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: Record<'createHTML' | 'createScriptURL', (text: string) => string>): HtmlPolicy
    }
  }
}

let policy: HtmlPolicy | undefined

/**
 * Returns the Trusted Types policy `foyer`; undefined if the browser has no Trusted Types. The policy returns HTML
 * unchanged, so use it only to parse HTML in a detached document, which runs no scripts.
 * @throws TypeError if the page's Content-Security-Policy does not allow a policy of this name.
 */
export function htmlPolicy(): HtmlPolicy | undefined {
  policy ??= window.trustedTypes?.createPolicy('foyer', {
    createHTML: html => html,
    createScriptURL() {
      throw new TypeError('The policy foyer makes no script addresses.')
    },
  })
  return policy
}
