import type { PortalEvent } from '../server/events/PortalEvent';
import { captionLine } from './captionLine';
import { coverPicture } from './coverPicture';
import { eventFacts } from './eventFacts';
import { eventJsonLd } from './eventJsonLd';
import { fittedSize } from './fittedSize';
import { html } from './html';
import type { Markup } from './Markup';
import type { PageParts } from './PageParts';
import { pictureAddress } from './pictureAddress';

const boxWidth = 1600;
const boxHeight = 1200;

/** What a page of one event needs beside it. */
interface EventPageFrame {
  /** Whether the reader writes for the portal. */
  canEdit: boolean;
  /** Whether the event is the reader's own. */
  isOwn: boolean;
  /** The portal's own address, without a slash at the end. */
  origin: string;
}

/** One event: what, when and where, with the organiser's words; for search engines too, and for calendars. */
export function eventPage(event: PortalEvent, { canEdit, isOwn, origin }: EventPageFrame): PageParts {
  return {
    title: event.title,
    styles: ['magazine.css', 'events.css'],
    main: html`
    ${!event.isPublished && html`<p class="note" role="status">Diese Veranstaltung ist nicht veröffentlicht: nur Sie sehen diese Seite.</p>`}
    ${(canEdit || isOwn) && html`<div class="editor-bar">
      <p>${isOwn ? 'Das ist Ihre Veranstaltung.' : 'Sie schreiben für das Portal.'}</p>
      <p class="editor-buttons">
        ${isOwn && html`<button type="button" data-foyer="event.detail" data-id="${event.Id}">Veranstaltung bearbeiten</button>`}
        ${canEdit && html`<button type="button" data-foyer="editor.open" data-url="/editor/event/${event.Id}">Termin bearbeiten</button>`}
      </p>
    </div>`}
    <article class="event-page">
      <header>
        <p class="kicker">${event.categories[0] ?? 'Termin'}</p>
        <h1>${event.title}</h1>
      </header>
      ${eventFacts(event)}
      <div class="event-body">
        ${mainPicture(event)}
        <div class="story">${paragraphs(event.text)}</div>
        ${event.pictures.length > 1 && html`<div class="event-more">${event.pictures.slice(1).map((picture) => html`<figure>${coverPicture(picture, '240px')}${captionLine(picture.title, credit(picture.copyright))}</figure>`)}</div>`}
        ${translation('en', 'English', event.titleEnglish, event.textEnglish)}
        ${translation('pl', 'Polski', event.titlePolish, event.textPolish)}
        ${event.keywords.length > 0 && html`<ul class="event-tags" aria-label="Schlagwörter">${event.keywords.map((keyword) => html`<li><a href="/events?search=${encodeURIComponent(keyword)}">${keyword.replaceAll('_', ' ')}</a></li>`)}</ul>`}
        <p class="section"><a href="/events">Alle Termine</a></p>
      </div>
    </article>
    ${event.isPublished && eventJsonLd(event, origin)}`,
  };
}

function paragraphs(text: string): Markup[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph !== '').map((paragraph) => html`<p>${paragraph.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</p>`);
}

function translation(language: string, name: string, title: string, text: string): Markup | false {
  if (title === '' && text === '') return false;
  return html`<section class="section" lang="${language}"><p class="kicker">${name}</p>${title !== '' && html`<h2>${title}</h2>`}${paragraphs(text)}</section>`;
}

function credit(copyright: string): string {
  return copyright === '' ? '' : `© ${copyright.replace(/^\s*(©|\(c\))\s*/i, '')}`;
}

function mainPicture({ picture, title }: PortalEvent): Markup | null {
  if (picture === null) return null;
  const size = fittedSize(picture.width, picture.height, boxWidth, boxHeight);
  return html`<figure class="event-picture">
        <img src="${pictureAddress(picture.uri, boxWidth, boxHeight)}" width="${size.width}" height="${size.height}" alt="${picture.title || `Bild zu: ${title}`}">
        ${captionLine('', credit(picture.copyright))}
        </figure>`;
}
