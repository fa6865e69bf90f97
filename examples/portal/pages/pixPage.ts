import { html, Markup } from './html'
import type { PageContext, PageParts } from './layout'

/** Renders the page on which an account manages its pictures. Visitors only see the link to sign in. */
export function pixPage(isSignedIn: boolean): PageParts {
  return {
    title: 'Bildarchiv',
    styles: ['magazine.css'],
    scripts: isSignedIn ? ['pixArea.js'] : [],
    main: html` <header class="head">
        <h1>Bildarchiv</h1>
        <p>Alle Bilder Ihres Kontos: hochladen, beschriften, in Serien ordnen.</p>
      </header>
      ${
        !isSignedIn
          ? html`<p>
              Das Bildarchiv gehört zu einem Konto. <a href="/login?next=/pix">Melden Sie sich an</a>, um Ihre Bilder zu
              sehen.
            </p>`
          : html`<div id="pix-area" class="pix-area">
              <noscript><p>Das Bildarchiv braucht JavaScript.</p></noscript>
            </div>`
      }`,
  }
}

/** Font of `static/portal.css`, so that windows have the page's font. */
const font = '-apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif'

/**
 * Returns the configuration of the library for one page, as JSON for a `<script type="application/json">`. `<` is
 * escaped, so that no value can end the script element.
 */
export function foyerConfig({ account, nonce }: PageContext): Markup {
  const config = {
    language: 'fromQuery',
    auth:
      account === null
        ? undefined
        : { account: account.account, accountId: account.Id, blogAuthor: account.blogAuthor },
    project: 'uferland',
    register: {
      genders: [
        { id: 'f', name: 'register_nameaddress_gender_female' },
        { id: 'm', name: 'register_nameaddress_gender_male' },
        { id: 'd', name: 'register_nameaddress_gender_diverse' },
      ],
    },
    customer: 'uferland',
    event: {
      translation: true,
      translationPl: true,
      categorySystem: 84,
      keywordSuggestions: ['familie', 'festival', 'freier_eintritt', 'kinder', 'konzert', 'lausitz', 'sorbisch'],
    },
    hosts: { image: '/image', support: '', player: '/player', filmSchool: '/film', culture: '/creator' },
    paths: {
      register: '/register',
      registerLogin: '/register-login/api',
      docRoot: '/event',
      linkRoot: '',
      documentRoot: '',
      cityUrl: '/module/lib/framework/selectBoxDataCity.php',
    },
    pix: { deleteInMeta: true, deleteSeries: '/pix/series/delete' },
    checkFields: true,
    templates: true,
    theme: { font },
    nonce,
  }
  return new Markup(JSON.stringify(config).replaceAll('<', '\\u003c'))
}
