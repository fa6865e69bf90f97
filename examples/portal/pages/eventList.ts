import { config } from '../server/config'
import type { EventFilter } from '../server/events/eventListStatement'
import type { PortalEvent } from '../server/events/PortalEvent'
import { coverPicture, excerpt } from './articlePage'
import { eventWhen } from './eventWhen'
import { html, type Markup } from './html'
import type { PageParts } from './layout'
import { pageLinks } from './pageLinks'

/**
 * Renders events below each other: day, title, time and place. `isLong` adds the beginning of the text and the picture.
 */
export function eventList(events: PortalEvent[], isLong = false): Markup {
  return html`<ul class="events">
    ${events.map(event => {
      const when = eventWhen(event.dateFrom, event.dateTo)
      return html` <li>
        <span class="day" aria-hidden="true"><b>${when.day}</b>${when.weekdayAndMonth}</span>
        <div>
          <h3><a href="/events/${event.slug}">${event.title}</a></h3>
          <p>
            <time datetime="${event.dateFrom.replace(' ', 'T')}"
              ><span class="unseen">${when.days}${when.hours && ', '}</span>${when.hours}</time
            >${when.hours && ' · '}${event.place}
          </p>
          ${isLong && html`<p class="excerpt">${excerpt(event.text, 240)}</p>`}
        </div>
        ${isLong && coverPicture(event.picture, '240px')}
      </li>`
    })}
  </ul>`
}

/** Events of one page of the list. */
interface EventsOfPage {
  events: PortalEvent[]
  isLastPage: boolean
  /** Events that began before today and are not over. */
  running?: PortalEvent[]
}

/**
 * Renders coming events, or those that match a search or a day, by month. `refusal` is the error text for an invalid
 * day.
 */
export function eventsPage(
  { events, isLastPage, running = [] }: EventsOfPage,
  filter: EventFilter,
  refusal = '',
): PageParts {
  const months = new Map<string, PortalEvent[]>()
  for (const event of events) {
    const { month } = eventWhen(event.dateFrom, event.dateTo)
    months.set(month, [...(months.get(month) ?? []), event])
  }
  const isFiltered = filter.search !== '' || filter.date !== ''
  return {
    title: 'Termine',
    styles: ['magazine.css', 'events.css'],
    main: html` <header class="head">
        <h1>Termine</h1>
        <p>Konzerte, Ausstellungen, Führungen und Feste in der Region und bei den Nachbarn zwischen Elbe und Neiße.</p>
        <p class="buttons">
          <button type="button" class="primary" data-foyer="event.overview">Meine Veranstaltungen</button>
          <button type="button" data-foyer="event.detail" data-foyer-options="null">Veranstaltung eintragen</button>
        </p>
      </header>
      <form class="event-search" action="/events" role="search">
        <p>
          <label for="event-words">Was, wo oder wer</label
          ><input id="event-words" name="search" type="search" maxlength="200" value="${filter.search}" />
        </p>
        <p>
          <label for="event-date">Am</label><input id="event-date" name="date" type="date" value="${filter.date}" />
        </p>
        <button>Suchen</button>
        ${isFiltered && html`<a href="/events">Alle Termine</a>`}
      </form>
      ${refusal !== '' && html`<p class="note bad" role="alert">${refusal}</p>`}
      ${events.length === 0 && html`<p>${isFiltered ? 'Dazu ist kein Termin angekündigt.' : 'Zurzeit ist kein Termin angekündigt.'}</p>`}
      ${[...months].map(
        ([month, eventsOfMonth]) =>
          html`<section class="agenda">
            <h2 class="month">${month}</h2>
            ${eventList(eventsOfMonth, true)}
          </section> `,
      )}
      ${
        running.length > 0 &&
        html`<section class="section" aria-labelledby="running">
          <h2 id="running">Läuft schon</h2>
          ${eventList(running)}
        </section>`
      }
      ${eventPageLinks(filter, isLastPage)}`,
  }
}

function eventPageLinks({ search, date, page }: EventFilter, isLastPage: boolean): Markup {
  const address = (number: number) =>
    `/events?${new URLSearchParams({ ...(search && { search }), ...(date && { date }), p: String(number) }).toString()}`
  const isFarthest = page >= config.event.publicPages
  return html`${pageLinks({ page, isLastPage: isLastPage || isFarthest }, 'Seiten', ['Frühere Termine', 'Spätere Termine'], address)}
  ${!isLastPage && isFarthest && html`<p>Noch spätere Termine finden Sie oben über die Suche oder den Tag.</p>`}`
}
