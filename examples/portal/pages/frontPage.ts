import type { DemoAccount } from '../server/accounts/accountsTable'
import type { ArticleSummary } from '../server/articles/Article'
import type { PortalEvent } from '../server/events/PortalEvent'
import { today } from '../server/wallTime/readWallTime'
import { coverPicture } from './articlePage'
import { byline } from './byline'
import { eventList } from './eventList'
import { html, type Markup } from './html'
import { type PageParts, portalName } from './layout'
import { playgroundPaths } from './playgroundPage'

/**
 * Renders the front page: the newest article large, the others as cards, the events beside them. The events are the
 * coming ones or, if there are none, those that have begun. `demo` is the account that the demo offers to visitors who
 * are not signed in.
 */
export function frontPage(articles: ArticleSummary[], events: PortalEvent[], demo?: DemoAccount): PageParts {
  const [lead, ...others] = articles
  const haveBegun = events.length > 0 && events.every(({ dateFrom }) => dateFrom < today())
  return {
    title: 'Kulturmagazin',
    styles: ['magazine.css'],
    main: html` <h1 class="unseen">${portalName}, das Kulturmagazin der Region</h1>
      ${demo && demoStart(demo)} ${lead ? leadTeaser(lead) : html`<p>Noch ist kein Artikel erschienen.</p>`}
      <div class="front">
        <section aria-labelledby="more-articles">
          <h2 id="more-articles">Aus dem Magazin</h2>
          <div class="cards">${others.map(card)}</div>
        </section>
        <section class="front-events" aria-labelledby="next-events">
          <h2 id="next-events">${haveBegun ? 'Bisherige Termine' : 'Nächste Termine'}</h2>
          ${eventList(events)}
          <p class="more"><a href="/events">Alle Termine ansehen</a></p>
        </section>
      </div>`,
  }
}

/** Renders the buttons that sign in with the demo's account and open the playground. */
function demoStart({ account, password, firstname, surname }: DemoAccount): Markup {
  const starts = [
    ['de', 'Foyer ausprobieren, angemeldet als', 'Bild auswählen'],
    ['en', 'Try Foyer, signed in as', 'Choose a picture'],
  ] as const
  return html`<section class="demo-start" aria-label="Demo">
    ${starts.map(
      ([language, text, name]) =>
        html`<form method="post" action="/login" lang="${language}">
          <input type="hidden" name="next" value="${playgroundPaths[language]}" />
          <input type="hidden" name="account" value="${account}" />
          <input type="hidden" name="password" value="${password}" />
          <p>${text} ${firstname} ${surname}:</p>
          <button>${name}</button>
        </form>`,
    )}
  </section>`
}

function leadTeaser(article: ArticleSummary): Markup {
  return html`<article class="lead teaser${article.picture === null && ' plain'}">
    ${pictureLink(article, '(max-width: 767px) 100vw, 680px', 'eager')}
    <div>
      <p class="kicker">Titelgeschichte</p>
      <h2><a href="/articles/${article.slug}">${article.title}</a></h2>
      <p class="teaser-text">${article.teaser}</p>
      ${byline(article)}
    </div>
  </article>`
}

function card(article: ArticleSummary): Markup {
  return html`<article class="card teaser${article.picture === null && ' plain'}">
    ${pictureLink(article, '(max-width: 599px) 100vw, 370px', 'lazy')}
    <div>
      <h3><a href="/articles/${article.slug}">${article.title}</a></h3>
      <p>${article.teaser}</p>
      ${byline(article)}
    </div>
  </article> `
}

/** Renders a picture that links to the article. Only the headline's link has a tab stop and is read out. */
function pictureLink(article: ArticleSummary, sizes: string, loading: 'eager' | 'lazy'): Markup | null {
  if (article.picture === null) return null
  return html`<a href="/articles/${article.slug}" tabindex="-1" aria-hidden="true"
    >${coverPicture(article.picture, sizes, loading)}</a
  >`
}
