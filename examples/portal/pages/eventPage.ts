import type { PortalEvent } from '../server/events/PortalEvent';
import { captionLine } from './captionLine';
import { eventWhen } from './eventWhen';
import { fittedSize } from './fittedSize';
import { html } from './html';
import type { Markup } from './Markup';
import type { PageParts } from './PageParts';
import { pictureAddress } from './pictureAddress';

const boxWidth = 1600;
const boxHeight = 1200;

/** One event: what, when and where, with the organiser's words. `canEdit` shows the way to change it. */
export function eventPage(event: PortalEvent, canEdit: boolean): PageParts {
  const when = eventWhen(event.dateFrom, event.dateTo);
  return {
    title: event.title,
    styles: ['magazine.css'],
    main: html`
    ${canEdit && html`<div class="editor-bar">
      <p>Sie schreiben für das Portal.</p>
      <button type="button" data-foyer="editor.open" data-url="/editor/event/${event.Id}">Termin bearbeiten</button>
    </div>`}
    <article class="event-page">
      <header>
        <p class="kicker">Termin</p>
        <h1>${event.title}</h1>
      </header>
      <aside class="event-facts" aria-label="Zeit und Ort">
        <dl class="facts">
          <dt>Wann</dt><dd>${when.days}</dd>
          ${when.hours && html`<dt>Uhrzeit</dt><dd>${when.hours}</dd>`}
          <dt>Wo</dt><dd>${event.place}</dd>
          ${event.organiser && html`<dt>Veranstalter</dt><dd>${event.organiser}</dd>`}
        </dl>
      </aside>
      <div class="event-body">
        ${eventPicture(event)}
        <div class="story">${event.text.split(/\n\s*\n/).map((paragraph) => html`<p>${paragraph}</p>`)}</div>
        <p class="section"><a href="/events">Alle Termine</a></p>
      </div>
    </article>`,
  };
}

function eventPicture({ picture, title }: PortalEvent): Markup | null {
  if (picture === null) return null;
  const size = fittedSize(picture.width, picture.height, boxWidth, boxHeight);
  const credit = picture.copyright === '' ? '' : `© ${picture.copyright.replace(/^\s*(©|\(c\))\s*/i, '')}`;
  return html`<figure class="event-picture">
        <img src="${pictureAddress(picture.uri, boxWidth, boxHeight)}" width="${size.width}" height="${size.height}" alt="Bild zu: ${title}">
        ${captionLine('', credit)}
        </figure>`;
}
