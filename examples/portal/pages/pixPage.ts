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

/**
 * Renders the playground: every call of the library with its code and a button. The rows come from the scripts in
 * `static`.
 */
export function playgroundPage(
  isSignedIn: boolean,
  pictureId: number | undefined,
  articleId: number | undefined,
): PageParts {
  return {
    title: 'Playground',
    styles: ['playground.css'],
    scripts: [
      'playgroundPictures.js',
      'playgroundAccounts.js',
      'playgroundEvents.js',
      'playgroundCalls.js',
      'playground.js',
    ],
    main: html` <header class="head">
        <h1>Playground</h1>
        <p>
          Jeder Aufruf der Bibliothek mit seinem Code. „Ausführen“ startet genau die Zeilen, die darüber stehen; das
          Ergebnis erscheint darunter.
        </p>
      </header>
      ${!isSignedIn && html`<p class="note">Sie sind nicht angemeldet. Die meisten Aufrufe brauchen ein Konto: <a href="/login?next=/playground">jetzt anmelden</a>.</p>`}
      <div class="playground-layout">
        <nav id="playground-groups" class="playground-groups" aria-label="Aufrufe"></nav>
        <div>
          <p class="picture-id">
            <label for="picture-id">Bild-Id für die Aufrufe, die eine brauchen</label>
            <input id="picture-id" inputmode="numeric" autocomplete="off" value="${pictureId ?? ''}" />
          </p>
          <p class="picture-id">
            <label for="article-id">Id eines eigenen Artikels, für Editor und Blog</label>
            <input id="article-id" inputmode="numeric" autocomplete="off" value="${articleId ?? ''}" />
          </p>
          <div id="playground"></div>
        </div>
      </div>
      <noscript><p class="note bad">Der Playground braucht JavaScript.</p></noscript>`,
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
