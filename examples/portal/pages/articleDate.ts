import { html } from './html';
import type { Markup } from './Markup';

const longDate = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Berlin' });

/** The day an article appeared, as a reader writes it and as a machine reads it. */
export function articleDate(date: Date): Markup {
  return html`<time datetime="${date.toISOString()}">${longDate.format(date)}</time>`;
}
