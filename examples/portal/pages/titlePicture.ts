import type { ArticleBlock } from '../server/articles/ArticleBlock';
import { captionLine } from './captionLine';
import { fittedSize } from './fittedSize';
import { html } from './html';
import type { Markup } from './Markup';
import { pictureAddress } from './pictureAddress';
import { splitCaption } from './splitCaption';

const boxWidth = 2000;
const boxHeight = 1500;

/** The picture that opens an article, across the whole page. */
export function titlePicture(block: Extract<ArticleBlock, { kind: 'picture' }>): Markup {
  const size = fittedSize(block.width, block.height, boxWidth, boxHeight);
  const { text, credit } = splitCaption(block.caption);
  return html`<figure class="story-title">
      <img src="${pictureAddress(block.uri, boxWidth, boxHeight)}" width="${size.width}" height="${size.height}" alt="${text}">
      ${captionLine(text, credit)}
    </figure>`;
}
