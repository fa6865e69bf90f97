import type { Article } from '../server/articles/Article';
import type { ArticleBlock } from '../server/articles/ArticleBlock';
import { articleDate } from './articleDate';
import { articleFigure } from './articleFigure';
import { html } from './html';
import type { Markup } from './Markup';
import type { PageParts } from './PageParts';
import { titlePicture } from './titlePicture';

/** One article; a picture that stands first becomes its title picture. `canEdit` shows the author's bar. */
export function articlePage(article: Article, canEdit: boolean): PageParts {
  const [first, ...rest] = article.blocks;
  const hasTitlePicture = first?.kind === 'picture';
  return {
    title: article.title,
    styles: ['magazine.css'],
    scripts: ['articleFigures.js'],
    main: html`
    ${canEdit && html`<div class="editor-bar">
      <p>Das ist Ihr Artikel.</p>
      <div class="editor-buttons">
        <a class="button" href="/articles/${article.slug}/edit">Artikel bearbeiten</a>
        <button type="button" data-foyer="editor.open" data-url="/editor/article/${article.Id}">Text im Overlay bearbeiten</button>
        ${hasTitlePicture && html`<button type="button" data-foyer="editor.open" data-url="/editor/picture/${first.pictureId}">Titelbild bearbeiten</button>`}
        <button type="button" data-foyer="editor.open" data-foyer-options="${JSON.stringify({ url: '/editor/article/0', article: { page_id: article.Id } })}">Neuer Artikel</button>
        <button type="button" class="quiet" data-foyer="blog.deleteArticle" data-id="${article.Id}">Artikel löschen</button>
      </div>
    </div>`}
    <article>
      <header class="story-head">
        <p class="kicker">Magazin</p>
        <h1>${article.title}</h1>
        <p class="standfirst">${article.teaser}</p>
        <p class="byline">Von ${article.authorName} · ${articleDate(article.date)}</p>
      </header>
      ${hasTitlePicture && titlePicture(first)}
      <div class="story">
        ${(hasTitlePicture ? rest : article.blocks).map(bodyBlock)}
      </div>
    </article>
    <p class="story-end"><a href="/">Zurück zum Magazin</a></p>`,
  };
}

function bodyBlock(block: ArticleBlock): Markup {
  if (block.kind === 'heading') return html`<h2>${block.text}</h2>
    `;
  if (block.kind === 'paragraph') return html`<p>${block.text}</p>
    `;
  return articleFigure(block);
}
