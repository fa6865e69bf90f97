import type { ArticleSummary } from '../server/articles/Article'
import { html, type Markup } from './html'

const longDate = new Intl.DateTimeFormat('de-DE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Berlin',
})

/** Renders the publication date in German; the attribute `datetime` has the exact time for programs. */
export function articleDate(date: Date): Markup {
  return html`<time datetime="${date.toISOString()}">${longDate.format(date)}</time>`
}

/** Renders the line below an article's title: author ('einem Mitglied' if the account has no name) and date. */
export function byline({ authorName, date }: Pick<ArticleSummary, 'authorName' | 'date'>): Markup {
  return html`<p class="byline">Von ${authorName === '' ? 'einem Mitglied' : authorName} · ${articleDate(date)}</p>`
}
