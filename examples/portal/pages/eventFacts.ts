import type { PortalEvent } from '../server/events/PortalEvent';
import { eventWhen } from './eventWhen';
import { html } from './html';
import type { Markup } from './Markup';

/** When and where an event is, who holds it, and what one takes along: links, tickets, the entry for a calendar. */
export function eventFacts(event: PortalEvent): Markup {
  const { dateFrom, dateTo, hasTime, location, organisers, characteristics, url, priceUrl, seriesDates } = event;
  const when = eventWhen(dateFrom, dateTo);
  return html`<aside class="event-facts" aria-label="Zeit und Ort">
        <dl class="facts">
          <dt>Wann</dt><dd>${dateFrom === '' ? 'Noch ohne Termin' : when.days}${seriesDates.length > 1 && dateList(seriesDates)}</dd>
          ${hasTime && when.hours !== '' && html`<dt>Uhrzeit</dt><dd>${when.hours}</dd>`}
          <dt>Wo</dt><dd>${location !== null && location.postcode !== '' ? location.name : event.place}${location !== null && location.street !== '' && html`<br>${location.street}`}${location !== null && location.postcode !== '' && html`<br>${location.postcode} ${location.city}`}</dd>
          ${organisers.length > 0 && html`<dt>Veranstalter</dt><dd>${organisers.map(({ name }) => name).join(', ')}</dd>`}
          ${event.categories.length > 1 && html`<dt>Thema</dt><dd>${event.categories.at(-1)}</dd>`}
          ${characteristics.length > 0 && html`<dt>Gut zu wissen</dt><dd>${characteristics.join(', ')}</dd>`}
        </dl>
        <p class="buttons">
          ${priceUrl !== '' && html`<a class="button primary" href="${priceUrl}" rel="noopener nofollow">Karten</a>`}
          ${url !== '' && html`<a class="button" href="${url}" rel="noopener nofollow">Zur Website</a>`}
          ${dateFrom !== '' && html`<a class="button" href="/events/${event.slug}.ics" download>In den Kalender</a>`}
        </p>
      </aside>`;
}

function dateList(dates: string[]): Markup {
  return html`<ul class="event-dates">${dates.map((date) => {
    const when = eventWhen(date, date);
    return html`<li><time datetime="${date.replace(' ', 'T')}">${when.days}${when.hours !== '' && `, ${when.hours}`}</time></li>`;
  })}</ul>`;
}
