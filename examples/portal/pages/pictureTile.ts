import type { ArticleBlock } from '../server/articles/Article'
import type { Picture } from '../server/pictures/Picture'
import { html, type Markup } from './html'

/** Renders one of an account's pictures as a square in a list. */
export function pictureTile(picture: Picture): Markup {
  const title = picture.Title ?? ''
  return html`<li>
    <img
      src="${pictureAddress(picture.Uri, 320, 320, 'cropOut')}"
      width="320"
      height="320"
      alt="${title === '' ? 'Bild ohne Titel' : title}"
      loading="lazy"
    />
  </li>`
}

/**
 * Returns the address at the image service for a picture scaled to a box of `width` × `height` px. `rescaleIn` shows
 * the whole picture; `cropOut` fills the box and crops the rest.
 */
export function pictureAddress(
  uri: string,
  width: number,
  height: number,
  how: 'rescaleIn' | 'cropOut' = 'rescaleIn',
): string {
  return `/image?file=${encodeURIComponent(uri)}&width=${width}&height=${height}&quality=8&do=${how}`
}

/** Returns the size in px of a picture that is scaled down to fit into a box; never enlarges it. */
export function fittedSize(
  width: number,
  height: number,
  boxWidth: number,
  boxHeight: number,
): { width: number; height: number } {
  const ratio = Math.min(1, boxWidth / width, boxHeight / height)
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) }
}

/** Renders the line below a picture: text and credit. Returns nothing if both are empty. */
export function captionLine(text: string, credit: string): Markup | null {
  if (text === '' && credit === '') return null
  return html`<figcaption>
    ${text}${text !== '' && credit !== '' && ' '}${credit !== '' && html`<span class="credit">${credit}</span>`}
  </figcaption>`
}

/** Splits a figure's caption into text and credit; the credit begins at the last '©'. */
export function splitCaption(caption: string): { text: string; credit: string } {
  const start = caption.lastIndexOf('©')
  if (start < 0) return { text: caption.trim(), credit: '' }
  return { text: caption.slice(0, start).trim(), credit: caption.slice(start).trim() }
}

/**
 * Returns the alternative text of a picture in an article: its description, or its caption if it has none. Empty for a
 * decorative picture.
 */
export function alternativeText({
  caption,
  description,
  isDecorative = false,
}: Extract<ArticleBlock, { kind: 'picture' }>): string {
  return isDecorative ? '' : description || splitCaption(caption).text
}

const titleWidth = 2000
const titleHeight = 1500

/** Renders the picture at the beginning of an article, as wide as the page. */
export function titlePicture(block: Extract<ArticleBlock, { kind: 'picture' }>): Markup {
  const size = fittedSize(block.width, block.height, titleWidth, titleHeight)
  const { text, credit } = splitCaption(block.caption)
  return html`<figure class="story-title">
    <img
      src="${pictureAddress(block.uri, titleWidth, titleHeight)}"
      width="${size.width}"
      height="${size.height}"
      alt="${alternativeText(block)}"
    />
    ${captionLine(text, credit)}
  </figure>`
}
