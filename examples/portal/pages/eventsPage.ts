import type { PortalEvent } from '../server/events/PortalEvent';
import { eventList } from './eventList';
import { eventWhen } from './eventWhen';
import { html } from './html';
import type { PageParts } from './PageParts';

/** All coming events, month by month. */
export function eventsPage(events: PortalEvent[]): PageParts {
  const months = new Map<string, PortalEvent[]>();
  for (const event of events) {
    const { month } = eventWhen(event.dateFrom, event.dateTo);
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return {
    title: 'Termine',
    styles: ['magazine.css'],
    main: html`
    <header class="head">
      <h1>Termine</h1>
      <p>Konzerte, Ausstellungen, Führungen und Feste: was in den nächsten Wochen einen Weg lohnt.</p>
    </header>
    ${events.length === 0 && html`<p>Zurzeit ist kein Termin angekündigt.</p>`}
    ${[...months].map(
      ([month, eventsOfMonth]) => html`<section class="agenda">
      <h2 class="month">${month}</h2>
      ${eventList(eventsOfMonth, true)}
    </section>
    `,
    )}`,
  };
}
