import { html, type Markup } from './html'
import type { PageParts } from './layout'
import type { PageLanguage } from './layoutTexts'

/** Addresses of the playground. The parameter `language` also sets the language of the library's windows. */
export const playgroundPaths: Readonly<Record<PageLanguage, string>> = {
  de: '/playground',
  en: '/playground?language=EN',
}

/**
 * Renders the playground: calls of the library, each with its code and a button. The scripts in `static` make the
 * rows.
 */
export function playgroundPage(
  language: PageLanguage,
  isSignedIn: boolean,
  pictureId: number | undefined,
  articleId: number | undefined,
): PageParts {
  const texts = pageTexts[language]
  return {
    title: 'Playground',
    language,
    styles: ['playground.css'],
    scripts: [
      'playgroundTexts.js',
      'playgroundPictures.js',
      'playgroundAccounts.js',
      'playgroundEvents.js',
      'playgroundCalls.js',
      'playground.js',
    ],
    main: html` <header class="head">
        <h1>Playground</h1>
        <p>${texts.intro}</p>
        ${languageLinks(language)}
      </header>
      ${!isSignedIn && html`<p class="note">${texts.signIn} <a href="/login?next=${encodeURIComponent(playgroundPaths[language])}">${texts.signInLink}</a>.</p>`}
      <div class="playground-layout">
        <nav id="playground-groups" class="playground-groups" aria-label="${texts.groups}"></nav>
        <div>
          <p class="picture-id">
            <label for="picture-id">${texts.pictureId}</label>
            <input id="picture-id" inputmode="numeric" autocomplete="off" value="${pictureId ?? ''}" />
          </p>
          <p class="picture-id">
            <label for="article-id">${texts.articleId}</label>
            <input id="article-id" inputmode="numeric" autocomplete="off" value="${articleId ?? ''}" />
          </p>
          <div id="playground"></div>
        </div>
      </div>
      <noscript><p class="note bad">${texts.noScript}</p></noscript>`,
  }
}

/** Renders a link to the page in each language, and marks the current one. */
function languageLinks(current: PageLanguage): Markup {
  const names = [
    ['de', 'Deutsch'],
    ['en', 'English'],
  ] as const
  return html`<nav class="language-links" aria-label="${pageTexts[current].languages}">
    <ul>
      ${names.map(
        ([language, name]) =>
          html`<li>
            <a
              href="${playgroundPaths[language]}"
              lang="${language}"
              hreflang="${language}"
              ${language === current && html`aria-current="true"`}
              >${name}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`
}

/** Texts that the server renders. Those of the script are in `static/playgroundTexts.js`. */
const pageTexts = {
  de: {
    intro:
      'Aufrufe der Bibliothek mit ihrem Code. „Ausführen“ startet genau die gezeigten Zeilen; das Ergebnis erscheint darunter.',
    languages: 'Sprache der Seite',
    signIn: 'Sie sind nicht angemeldet. Die meisten Aufrufe brauchen ein Konto:',
    signInLink: 'jetzt anmelden',
    groups: 'Aufrufe',
    pictureId: 'Bild-Id für die Aufrufe, die eine brauchen',
    articleId: 'Id eines eigenen Artikels, für Editor und Blog',
    noScript: 'Der Playground braucht JavaScript.',
  },
  en: {
    intro: 'Calls of the library with their code. “Run” executes exactly these lines; the result appears below them.',
    languages: 'Language of the page',
    signIn: 'You are not signed in. Most calls need an account:',
    signInLink: 'sign in now',
    groups: 'Calls',
    pictureId: 'Id of a picture, for calls that need one',
    articleId: 'Id of one of your articles, for the editor and the blog',
    noScript: 'The playground needs JavaScript.',
  },
} satisfies Record<PageLanguage, Record<string, string>>
