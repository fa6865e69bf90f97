import type { ArticleBlock } from '../server/articles/ArticleBlock';
import { captionLine } from './captionLine';
import { fittedSize } from './fittedSize';
import { html } from './html';
import type { Markup } from './Markup';
import { pictureAddress } from './pictureAddress';
import { splitCaption } from './splitCaption';

const boxWidth = 1200;
const boxHeight = 900;

/** A picture in an article with its caption and credit; its size is known before it loads, so nothing moves. */
export function articleFigure(block: Extract<ArticleBlock, { kind: 'picture' }>): Markup {
  const size = fittedSize(block.width, block.height, boxWidth, boxHeight);
  const { text, credit } = splitCaption(block.caption);
  const isWide = block.alignment === 'none' && size.width > size.height;
  return html`<figure class="${isWide ? 'wide' : block.alignment}">
      <img src="${pictureAddress(block.uri, boxWidth, boxHeight)}" width="${size.width}" height="${size.height}" alt="${text}" loading="lazy">
      ${captionLine(text, credit)}
    </figure>
    `;
}
