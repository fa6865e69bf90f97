import type { PortalEvent } from '../server/events/PortalEvent';
import { coverPicture } from './coverPicture';
import { eventWhen } from './eventWhen';
import { excerpt } from './excerpt';
import { html } from './html';
import type { Markup } from './Markup';

/** Events one below the other: day, title, time and place; `isLong` adds the beginning of the text and the picture. */
export function eventList(events: PortalEvent[], isLong = false): Markup {
  return html`<ul class="events">${events.map((event) => {
    const when = eventWhen(event.dateFrom, event.dateTo);
    return html`
      <li>
        <span class="day" aria-hidden="true"><b>${when.day}</b>${when.weekdayAndMonth}</span>
        <div>
          <h3><a href="/events/${event.slug}">${event.title}</a></h3>
          <p><time datetime="${event.dateFrom.replace(' ', 'T')}"><span class="unseen">${when.days}${when.hours && ', '}</span>${when.hours}</time>${when.hours && ' · '}${event.place}</p>
          ${isLong && html`<p class="excerpt">${excerpt(event.text, 240)}</p>`}
        </div>
        ${isLong && coverPicture(event.picture, '240px')}
      </li>`;
  })}
  </ul>`;
}
