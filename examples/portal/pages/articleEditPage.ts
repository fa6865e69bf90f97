import type { Article } from '../server/articles/Article'
import { html, Markup } from './html'
import type { PageParts } from './layout'

/** Renders the block editor of one article; `static/editor.js` builds the blocks from the JSON below. */
export function articleEditPage(article: Article): PageParts {
  const data = JSON.stringify({ slug: article.slug, blocks: article.blocks }).replaceAll('<', '\\u003c')
  return {
    title: `${article.title} bearbeiten`,
    styles: ['magazine.css', 'editor.css'],
    scripts: [
      'editorBlocks.js',
      'editorDraft.js',
      'editorPictures.js',
      'editorPlacing.js',
      'editorSave.js',
      'editor.js',
    ],
    main: html` <script type="application/json" id="article-data">
        ${new Markup(data)}
      </script>
      <form id="editor" class="editor" method="post" action="/articles/${article.slug}/edit">
        <h1 class="editor-heading">Artikel bearbeiten</h1>
        <div id="draft" class="note draft" hidden></div>
        <label for="title">Überschrift</label>
        <textarea id="title" class="title-field" rows="1" maxlength="200">${article.title}</textarea>
        <label for="teaser">Vorspann</label>
        <textarea id="teaser" class="teaser-field" rows="2" maxlength="1000">${article.teaser}</textarea>
        <h2 class="editor-part">Titelbild</h2>
        <div id="title-picture"></div>
        <h2 class="editor-part">Text und Bilder</h2>
        <ol id="blocks" class="blocks"></ol>
        <div class="save-bar">
          <p id="message" role="status"></p>
          <div class="buttons">
            <a class="button quiet" href="/articles/${article.slug}">Zum Artikel</a>
            <button class="primary" id="save">Speichern</button>
          </div>
        </div>
      </form>
      <noscript><p class="note bad">Zum Bearbeiten braucht es JavaScript.</p></noscript>`,
  }
}
