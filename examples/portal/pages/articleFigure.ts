import type { ArticleBlock } from '../server/articles/ArticleBlock';
import { captionLine } from './captionLine';
import { fittedSize } from './fittedSize';
import { html } from './html';
import type { Markup } from './Markup';
import { pictureAddress } from './pictureAddress';
import { splitCaption } from './splitCaption';

const boxWidth = 1200;
const boxHeight = 900;

/**
 * A picture in an article with its caption and credit; its size is known before it loads, so nothing moves. A size of its own stands
 * in data attributes, which `static/articleFigures.js` obeys: the page's policy allows no style attributes.
 */
export function articleFigure(block: Extract<ArticleBlock, { kind: 'picture' }>): Markup {
  const size = fittedSize(block.width, block.height, boxWidth, boxHeight);
  const { text, credit } = splitCaption(block.caption);
  const placed = placedSize(block);
  const isWide = !placed && block.alignment === 'none' && size.width > size.height;
  return html`<figure class="${isWide ? 'wide' : block.alignment}"${placed && html` data-width="${placed.width}" data-height="${placed.height}"`}>
      <img src="${pictureAddress(block.uri, boxWidth, boxHeight)}" width="${size.width}" height="${size.height}" alt="${block.description || text}" loading="lazy">
      ${captionLine(text, credit)}
    </figure>
    `;
}

/** The CSS width of a figure and height of its picture; null where neither side is set. A percentage of the height means nothing in a text that goes on. */
function placedSize({ currentWidth = 'auto', currentHeight = 'auto', width, height }: Extract<ArticleBlock, { kind: 'picture' }>): { width: string; height: string } | null {
  const tall = typeof currentHeight === 'number' ? currentHeight : null;
  if (currentWidth === 'auto') return tall === null ? null : { width: `${Math.round((tall * width) / height)}px`, height: `${tall}px` };
  return { width: typeof currentWidth === 'number' ? `${currentWidth}px` : currentWidth, height: tall === null ? 'auto' : `${tall}px` };
}
