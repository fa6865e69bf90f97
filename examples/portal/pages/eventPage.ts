import type { PortalEvent } from '../server/events/PortalEvent'
import { coverPicture } from './articlePage'
import { eventJsonLd } from './eventJsonLd'
import { eventWhen } from './eventWhen'
import { html, type Markup } from './html'
import type { PageParts } from './layout'
import { captionLine, fittedSize, pictureAddress } from './pictureTile'

const boxWidth = 1600
const boxHeight = 1200

/** Data of an event's page, except the event. */
interface EventPageContext {
  /** True when the reader is a blog author. Blog authors may edit events in the editor. */
  canEdit: boolean
  /** True when the event belongs to the reader. */
  isOwn: boolean
  /** The portal's own address, without a slash at the end. */
  origin: string
}

/** Renders one event for readers, with data for search engines and a link for calendars. */
export function eventPage(event: PortalEvent, { canEdit, isOwn, origin }: EventPageContext): PageParts {
  return {
    title: event.title,
    styles: ['magazine.css', 'events.css'],
    main: html` ${!event.isPublished && html`<p class="note" role="status">Diese Veranstaltung ist nicht veröffentlicht: nur Sie sehen diese Seite.</p>`}
      ${
        (canEdit || isOwn) &&
        html`<div class="editor-bar">
          <p>${isOwn ? 'Das ist Ihre Veranstaltung.' : 'Sie schreiben für das Portal.'}</p>
          <p class="editor-buttons">
            ${isOwn && html`<button type="button" data-foyer="event.detail" data-id="${event.Id}">Veranstaltung bearbeiten</button>`}
            ${canEdit && html`<button type="button" data-foyer="editor.open" data-url="/editor/event/${event.Id}">Termin bearbeiten</button>`}
          </p>
        </div>`
      }
      <article class="event-page">
        <header>
          <p class="kicker">${event.categories[0] ?? 'Termin'}</p>
          <h1>${event.title}</h1>
        </header>
        ${eventFacts(event)}
        <div class="event-body">
          ${mainPicture(event)}
          <div class="story">${paragraphs(event.text)}</div>
          ${event.pictures.length > 1 && html`<div class="event-more">${event.pictures.slice(1).map(picture => html`<figure>${coverPicture(picture, '240px')}${captionLine(picture.title, credit(picture.copyright))}</figure>`)}</div>`}
          ${translation('en', 'English', event.titleEnglish, event.textEnglish)}
          ${translation('pl', 'Polski', event.titlePolish, event.textPolish)}
          ${
            event.keywords.length > 0 &&
            html`<ul class="event-tags" aria-label="Schlagwörter">
              ${event.keywords.map(keyword => html`<li><a href="/events?search=${encodeURIComponent(keyword)}">${keyword.replaceAll('_', ' ')}</a></li>`)}
            </ul>`
          }
          <p class="section"><a href="/events">Alle Termine</a></p>
        </div>
      </article>
      ${event.isPublished && eventJsonLd(event, origin)}`,
  }
}

function paragraphs(text: string): Markup[] {
  return text
    .split(/\n\s*\n/)
    .filter(paragraph => paragraph !== '')
    .map(
      paragraph =>
        html`<p>${paragraph.split('\n').map((line, index) => html`${index > 0 && html`<br />`}${line}`)}</p>`,
    )
}

function translation(language: string, name: string, title: string, text: string): Markup | false {
  if (title === '' && text === '') return false
  return html`<section class="section" lang="${language}">
    <p class="kicker">${name}</p>
    ${title !== '' && html`<h2>${title}</h2>`}${paragraphs(text)}
  </section>`
}

function credit(copyright: string): string {
  return copyright === '' ? '' : `© ${copyright.replace(/^\s*(©|\(c\))\s*/i, '')}`
}

function mainPicture({ picture, title }: PortalEvent): Markup | null {
  if (picture === null) return null
  const size = fittedSize(picture.width, picture.height, boxWidth, boxHeight)
  return html`<figure class="event-picture">
    <img
      src="${pictureAddress(picture.uri, boxWidth, boxHeight)}"
      width="${size.width}"
      height="${size.height}"
      alt="${picture.title || `Bild zu: ${title}`}"
    />
    ${captionLine('', credit(picture.copyright))}
  </figure>`
}

/** Renders time, place, organisers, links, tickets and the calendar entry of an event. */
function eventFacts(event: PortalEvent): Markup {
  const { dateFrom, dateTo, hasTime, location, organisers, characteristics, url, priceUrl, seriesDates } = event
  const when = eventWhen(dateFrom, dateTo)
  return html`<aside class="event-facts" aria-label="Zeit und Ort">
    <dl class="facts">
      <dt>Wann</dt>
      <dd>${dateFrom === '' ? 'Noch ohne Termin' : when.days}${seriesDates.length > 1 && dateList(seriesDates)}</dd>
      ${
        hasTime &&
        when.hours !== '' &&
        html`<dt>Uhrzeit</dt>
          <dd>${when.hours}</dd>`
      }
      <dt>Wo</dt>
      <dd>
        ${location !== null && location.postcode !== '' ? location.name : event.place}${location !== null && location.street !== '' && html`<br />${location.street}`}${location !== null && location.postcode !== '' && html`<br />${location.postcode} ${location.city}`}
      </dd>
      ${
        organisers.length > 0 &&
        html`<dt>Veranstalter</dt>
          <dd>${organisers.map(({ name }) => name).join(', ')}</dd>`
      }
      ${
        event.categories.length > 1 &&
        html`<dt>Thema</dt>
          <dd>${event.categories.at(-1)}</dd>`
      }
      ${
        characteristics.length > 0 &&
        html`<dt>Gut zu wissen</dt>
          <dd>${characteristics.join(', ')}</dd>`
      }
    </dl>
    <p class="buttons">
      ${priceUrl !== '' && html`<a class="button primary" href="${priceUrl}" rel="noopener nofollow">Karten</a>`}
      ${url !== '' && html`<a class="button" href="${url}" rel="noopener nofollow">Zur Website</a>`}
      ${dateFrom !== '' && html`<a class="button" href="/events/${event.slug}.ics" download>In den Kalender</a>`}
    </p>
  </aside>`
}

function dateList(dates: string[]): Markup {
  return html`<ul class="event-dates">
    ${dates.map(date => {
      const when = eventWhen(date, date)
      return html`<li>
        <time datetime="${date.replace(' ', 'T')}">${when.days}${when.hours !== '' && `, ${when.hours}`}</time>
      </li>`
    })}
  </ul>`
}
