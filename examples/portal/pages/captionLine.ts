import { html } from './html';
import type { Markup } from './Markup';

/** The line below a picture: its text and its credit. Nothing when both are empty. */
export function captionLine(text: string, credit: string): Markup | null {
  if (text === '' && credit === '') return null;
  return html`<figcaption>${text}${text !== '' && credit !== '' && ' '}${credit !== '' && html`<span class="credit">${credit}</span>`}</figcaption>`;
}
