import type { Picture } from '../server/pictures/Picture';
import { html } from './html';
import type { Markup } from './Markup';
import { pictureAddress } from './pictureAddress';

/** One of an account's pictures as a square in a list. */
export function pictureTile(picture: Picture): Markup {
  const title = picture.Title ?? '';
  return html`<li><img src="${pictureAddress(picture.Uri, 320, 320, 'cropOut')}" width="320" height="320" alt="${title === '' ? 'Bild ohne Titel' : title}" loading="lazy"></li>`;
}
