import type { Article, ArticleBlock } from '../server/articles/Article'
import { byline } from './byline'
import { html, type Markup } from './html'
import type { PageParts } from './layout'
import { alternativeText, captionLine, fittedSize, pictureAddress, splitCaption, titlePicture } from './pictureTile'

/**
 * Renders one article. A picture at its beginning becomes the title picture. `canEdit` adds the author's buttons.
 */
export function articlePage(article: Article, canEdit: boolean): PageParts {
  const [first, ...rest] = article.blocks
  const hasTitlePicture = first?.kind === 'picture'
  return {
    title: article.title,
    styles: ['magazine.css'],
    scripts: ['articleFigures.js', ...(canEdit ? ['newArticle.js'] : [])],
    main: html` ${
        canEdit &&
        html`<div class="editor-bar">
          <p>Das ist Ihr Artikel.</p>
          <div class="editor-buttons">
            <a class="button" href="/articles/${article.slug}/edit">Artikel bearbeiten</a>
            <button type="button" data-foyer="editor.open" data-url="/editor/article/${article.Id}">
              Text im Overlay bearbeiten
            </button>
            ${hasTitlePicture && html`<button type="button" data-foyer="editor.open" data-url="/editor/picture/${first.pictureId}">Titelbild bearbeiten</button>`}
            <button type="button" id="new-article" data-page="${article.Id}">Neuer Artikel</button>
            <button type="button" class="quiet" data-foyer="blog.deleteArticle" data-id="${article.Id}">
              Artikel löschen
            </button>
          </div>
        </div>`
      }
      <article>
        <header class="story-head">
          <p class="kicker">Magazin</p>
          <h1>${article.title}</h1>
          <p class="standfirst">${article.teaser}</p>
          ${byline(article)}
        </header>
        ${hasTitlePicture && titlePicture(first)}
        <div class="story">${(hasTitlePicture ? rest : article.blocks).map(bodyBlock)}</div>
      </article>
      <p class="story-end"><a href="/">Zurück zum Magazin</a></p>`,
  }
}

function bodyBlock(block: ArticleBlock): Markup {
  if (block.kind === 'heading') return html`<h2>${block.text}</h2> `
  if (block.kind === 'paragraph') return html`<p>${block.text}</p> `
  return articleFigure(block)
}

const boxWidth = 1200
const boxHeight = 900

/**
 * Renders a picture of an article with caption and credit. Width and height are set, so nothing moves while it loads. A
 * size chosen by the author is in data attributes that `static/articleFigures.js` applies, because the page's policy
 * allows no style attributes.
 */
function articleFigure(block: Extract<ArticleBlock, { kind: 'picture' }>): Markup {
  const size = fittedSize(block.width, block.height, boxWidth, boxHeight)
  const { text, credit } = splitCaption(block.caption)
  const placed = placedSize(block)
  const isWide = !placed && block.alignment === 'none' && size.width > size.height
  return html`<figure
    class="${isWide ? 'wide' : block.alignment}"
    ${placed && html` data-width="${placed.width}" data-height="${placed.height}"`}
  >
    <img
      src="${pictureAddress(block.uri, boxWidth, boxHeight)}"
      width="${size.width}"
      height="${size.height}"
      alt="${alternativeText(block)}"
      loading="lazy"
    />
    ${captionLine(text, credit)}
  </figure> `
}

/**
 * Returns the CSS width of a figure and the CSS height of its picture, or null if the author has set neither. A height
 * in percent counts as not set, because the text around the figure has no fixed height.
 */
function placedSize({
  currentWidth = 'auto',
  currentHeight = 'auto',
  width,
  height,
}: Extract<ArticleBlock, { kind: 'picture' }>): { width: string; height: string } | null {
  const tall = typeof currentHeight === 'number' ? currentHeight : null
  if (currentWidth === 'auto')
    return tall === null ? null : { width: `${Math.round((tall * width) / height)}px`, height: `${tall}px` }
  return {
    width: typeof currentWidth === 'number' ? `${currentWidth}px` : currentWidth,
    height: tall === null ? 'auto' : `${tall}px`,
  }
}

const widths = [480, 800, 1200]

/**
 * Renders a picture cropped to 3:2. Its `alt` is empty, because a headline or a caption is beside it. `sizes` is the
 * attribute of the HTML element.
 */
export function coverPicture(
  picture: { uri: string } | null,
  sizes: string,
  loading: 'eager' | 'lazy' = 'lazy',
): Markup | null {
  if (picture === null) return null
  const address = (width: number) => pictureAddress(picture.uri, width, Math.round((width * 2) / 3), 'cropOut')
  const set = widths.map(width => `${address(width)} ${width}w`).join(', ')
  return html`<img
    src="${address(800)}"
    srcset="${set}"
    sizes="${sizes}"
    width="1200"
    height="800"
    alt=""
    loading="${loading}"
  />`
}

/**
 * Returns the first paragraph of a text. If it has more than `length` characters, cuts it after a word and adds ' …'.
 */
export function excerpt(text: string, length: number): string {
  const paragraph = (text.split(/\n\s*\n/)[0] ?? '').trim()
  if (paragraph.length <= length) return paragraph
  const words = paragraph.slice(0, length + 1).replace(/\s\S*$/, '')
  return `${words.replace(/[\s,;:.–-]+$/, '')} …`
}
