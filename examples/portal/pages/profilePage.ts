import type { SessionAccount } from '../server/accounts/accountsTable'
import type { ArticleSummary } from '../server/articles/Article'
import type { Picture } from '../server/pictures/Picture'
import { articleDate } from './byline'
import { html } from './html'
import { pageLinks } from './pageLinks'
import type { PageParts } from './layout'
import { pictureTile } from './pictureTile'

/** Names of the roles of the demo's vouchers. */
const ROLES: ReadonlyMap<string, string> = new Map([
  ['filmmaker', 'Filmschaffende'],
  ['venue', 'Spielstätte'],
  ['press', 'Presse'],
])

/** One page of the account's articles. */
interface WrittenPage {
  articles: ArticleSummary[]
  /** Counted from 1. */
  page: number
  isLastPage: boolean
}

/** The current account with its roles and sessions. */
interface Member {
  account: SessionAccount
  roles: string[]
  sessions: { begun: Date; isCurrent: boolean }[]
}

const sessionTime = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

/**
 * Renders the profile of the current account: name, roles from vouchers, articles, newest pictures, sessions, and
 * buttons that open windows.
 */
export function profilePage(
  { account, roles, sessions }: Member,
  { articles, page, isLastPage }: WrittenPage,
  pictures: Picture[],
): PageParts {
  return {
    title: 'Mein Profil',
    styles: ['magazine.css', 'films.css'],
    main: html`<div class="narrow">
      <header class="head">
        <p class="kicker">Mein Profil</p>
        <h1>${account.firstname} ${account.surname}</h1>
        <p>Angemeldet als ${account.account}</p>
        ${roles.length > 0 && html`<p>Freigeschaltet: ${roles.map(role => ROLES.get(role) ?? role).join(', ')}</p>`}
      </header>
      <section class="section" aria-labelledby="my-articles">
        <h2 id="my-articles">Meine Artikel</h2>
        ${articles.length === 0 && html`<p>Sie haben noch keinen Artikel geschrieben.</p>`}
        <ul class="rows">
          ${articles.map(
            article =>
              html` <li>
                <div>
                  <h3><a href="/articles/${article.slug}">${article.title}</a></h3>
                  ${article.isDraft && html`<p class="draft">Entwurf, nur für Sie sichtbar</p>`}
                  <p class="soft">${articleDate(article.date)}</p>
                </div>
                <a class="button" href="/articles/${article.slug}/edit" aria-label="${article.title} bearbeiten"
                  >Bearbeiten</a
                >
              </li>`,
          )}
        </ul>
        ${pageLinks({ page, isLastPage }, 'Seiten Ihrer Artikel', ['Neuere Artikel', 'Ältere Artikel'], number => `/profile?p=${number}`)}
      </section>
      <section class="section" aria-labelledby="my-pictures">
        <h2 id="my-pictures">Meine Bilder</h2>
        <p>Hier laden Sie neue Bilder hoch, ordnen sie in Serien und pflegen Titel und Bildnachweise.</p>
        ${
          pictures.length > 0 &&
          html`<ul class="strip" aria-label="Ihre neuesten Bilder">
            ${pictures.map(pictureTile)}
          </ul>`
        }
        <button type="button" class="primary" data-foyer="pix.manage">Meine Bilder verwalten</button>
      </section>
      <section class="section" aria-labelledby="my-events">
        <h2 id="my-events">Meine Veranstaltungen</h2>
        <p>Hier tragen Sie Veranstaltungen ein, ändern sie und bestimmen, welche das Portal zeigt.</p>
        <button type="button" data-foyer="event.overview">Meine Veranstaltungen</button>
      </section>
      <section class="section" aria-labelledby="my-account">
        <h2 id="my-account">Mein Konto</h2>
        <p>Hier ändern Sie Ihr Passwort, lösen einen Gutschein ein oder übernehmen Ihr vorläufiges Konto.</p>
        <p class="editor-buttons">
          <button type="button" data-foyer="register.passwordChange">Passwort ändern</button>
          <button type="button" data-foyer="register.open" data-foyer-options='{"name":"voucher"}'>
            Gutschein einlösen
          </button>
          <button type="button" data-foyer="register.migrate">Vorläufiges Konto übernehmen</button>
        </p>
      </section>
      <section class="section" id="my-sessions" aria-labelledby="my-sessions-heading">
        <h2 id="my-sessions-heading">Meine Anmeldungen</h2>
        <ul>
          ${sessions.map(
            ({ begun, isCurrent }) =>
              html`<li>Seit ${sessionTime.format(begun)} Uhr${isCurrent && ' – in diesem Browser'}</li>`,
          )}
        </ul>
        ${
          sessions.length > 1 &&
          html`<form method="post" action="/logout-elsewhere">
            <p><button>Überall sonst abmelden</button></p>
          </form>`
        }
      </section>
    </div>`,
  }
}
