import { html } from './html';
import type { Markup } from './Markup';
import { pictureAddress } from './pictureAddress';

const widths = [480, 800, 1200];

/** A picture cut to 3:2 for teasers; it says nothing beyond the headline beside it, so its text is empty. `sizes` as in HTML. */
export function coverPicture(picture: { uri: string } | null, sizes: string, loading: 'eager' | 'lazy' = 'lazy'): Markup | null {
  if (picture === null) return null;
  const address = (width: number) => pictureAddress(picture.uri, width, Math.round((width * 2) / 3), 'cropOut');
  const set = widths.map((width) => `${address(width)} ${width}w`).join(', ');
  return html`<img src="${address(800)}" srcset="${set}" sizes="${sizes}" width="1200" height="800" alt="" loading="${loading}">`;
}
