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
 * The Trusted Types policy named `foyer`, through which a text of the portal reaches the parser of a document that nobody sees and
 * that runs nothing; undefined where the browser has no Trusted Types.
 * @throws TypeError when the page's Content-Security-Policy does not allow a policy of this name.
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
