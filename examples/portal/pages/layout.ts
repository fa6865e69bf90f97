import type { SessionAccount } from '../server/accounts/accountsTable'
import { html, type Markup } from './html'
import { layoutTexts, type PageLanguage } from './layoutTexts'
import { foyerConfig } from './pixPage'

/** Content of a page inside the portal's layout. */
export interface PageParts {
  /** Title for the browser's tab; the portal's name follows it. */
  title: string
  main: Markup
  /** Language of the page; German if not set. */
  language?: PageLanguage
  /** Names of the style sheets in `static/` beyond the portal's own. */
  styles?: string[]
  /** Names of the scripts in `static/` that this page runs after the library, in order. */
  scripts?: string[]
}

/** Data of the request that every page needs. */
export interface PageContext {
  account: SessionAccount | null
  /** Nonce of this response's Content-Security-Policy. */
  nonce: string
  /** Path and query of the request. */
  address: string
  /** True when the portal has an outbox page. */
  hasOutbox: boolean
  /** Identifier of the session, '' for a visitor; missing if the session was not read. */
  sessionMark?: string
}

/** Puts a page into the portal's layout and embeds the library: its configuration and one script tag. */
export function layout(context: PageContext, page: PageParts): string {
  const language = page.language ?? 'de'
  const texts = layoutTexts[language]
  return html`<!doctype html>
    <html lang="${language}" ${context.sessionMark !== undefined && html`data-session="${context.sessionMark}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title} – ${portalName}</title>
        <link rel="icon" href="/static/favicon.svg" type="image/svg+xml" />
        ${['portal.css', ...(page.styles ?? [])].map(name => html`<link rel="stylesheet" href="/static/${name}" /> `)}
        <script type="application/json" data-foyer-config>
          ${foyerConfig(context)}
        </script>
        <script src="/foyer/foyer.js" nonce="${context.nonce}" defer></script>
        ${['forgetDrafts.js', 'portal.js', 'notices.js', 'landing.js', ...(page.scripts ?? [])].map(
          name => html`<script src="/static/${name}" nonce="${context.nonce}" defer></script> `,
        )}
      </head>
      <body>
        <a class="skip" href="#main">${texts.skip}</a>
        <header class="masthead">
          <div class="wrap">
            <a class="brand" href="/"
              ><img src="/static/logo.svg" alt="" width="40" height="40" /><span class="brand-name"
                ><b>${portalName}</b><span>${texts.region}</span></span
              ></a
            >
            ${navigation(context.address, texts)} ${accountCorner(context, texts)}
          </div>
        </header>
        <main id="main" tabindex="-1"><div class="wrap">${page.main}</div></main>
        <footer class="footer">
          <div class="wrap">
            <p>
              ${portalName} ${texts.about} ${texts.placeNames} <a href="https://www.geonames.org/">GeoNames</a>,
              <a href="https://creativecommons.org/licenses/by/4.0/deed.${language}">CC BY 4.0</a>.
            </p>
            <ul>
              ${sections.map(({ path, name }) => html`<li><a href="${path}">${texts[name]}</a></li>`)}
              <li><a href="/terms">${texts.terms}</a></li>
              ${context.hasOutbox && html`<li><a href="/outbox">${texts.outbox}</a></li>`}
            </ul>
          </div>
        </footer>
      </body>
    </html> `.text
}

type LayoutTexts = (typeof layoutTexts)[PageLanguage]

function accountCorner({ account }: PageContext, texts: LayoutTexts): Markup {
  if (account === null)
    return html`<div class="account"><a href="/login" data-foyer="register.login">${texts.signIn}</a></div>`
  return html`<div class="account">
    <a href="/profile">${account.firstname} ${account.surname}</a>
    <form method="post" action="/logout"><button>${texts.signOut}</button></form>
  </div>`
}

const sections = [
  { path: '/', name: 'magazine', also: '/articles' },
  { path: '/events', name: 'events', also: '/events' },
  { path: '/blog', name: 'blog', also: '/blog' },
  { path: '/pix', name: 'pictures', also: '/pix' },
  { path: '/playground', name: 'playground', also: '/playground' },
] as const

/** Renders the main navigation and marks the entry of the current page, or of the section that contains the page. */
function navigation(address: string, texts: LayoutTexts): Markup {
  const path = address.split('?')[0] ?? '/'
  return html`<nav class="nav" aria-label="${texts.navigation}">
    <ul>
      ${sections.map(entry => {
        const isPage = path === entry.path
        const isSection = isPage || path.startsWith(`${entry.also}/`)
        return html`<li>
          <a href="${entry.path}" ${isSection && html` aria-current="${isPage ? 'page' : 'true'}"`}
            >${texts[entry.name]}</a
          >
        </li>`
      })}
    </ul>
  </nav>`
}

/** Name of the portal and of its magazine; both are fictional. */
export const portalName = 'Uferland'
