import type { SessionAccount } from '../server/accounts/accountsTable'
import type { BlogPost, BlogTag } from '../server/blog/BlogStore'
import { coverPicture } from './articlePage'
import { byline } from './byline'
import { html, type Markup } from './html'
import type { PageParts } from './layout'
import { pageLinks } from './pageLinks'

/** Returns the address of a page of the blog, or of its posts with one tag. Pages are counted from 1. */
export function blogAddress(tagId: number | undefined, page = 1): string {
  const query = new URLSearchParams({
    ...(tagId !== undefined && { tag: String(tagId) }),
    ...(page > 1 && { p: String(page) }),
  }).toString()
  return query === '' ? '/blog' : `/blog?${query}`
}

/** One page of the blog's posts. */
interface PostsPage {
  posts: BlogPost[]
  /** Counted from 1. */
  page: number
  isLastPage: boolean
}

/** Renders the blog: its tags and a page of its posts, all or of one tag. Marks the reader's own drafts. */
export function blogPage(
  { posts, page, isLastPage }: PostsPage,
  tags: BlogTag[],
  tagId: number | undefined,
  reader: SessionAccount | null,
): PageParts {
  const current = (isCurrent: boolean) => isCurrent && html` aria-current="page"`
  return {
    title: 'Blog',
    styles: ['magazine.css', 'films.css'],
    main: html` <header class="head">
        <h1>Blog</h1>
        <p>Kurz, persönlich, von hier: was unsere Autorinnen und Autoren gerade beschäftigt.</p>
        <p><button type="button" class="primary" data-foyer="blog.newPost">Beitrag schreiben</button></p>
      </header>
      <nav class="blog-tags" aria-label="Themen">
        <a href="${blogAddress(undefined)}" ${current(tagId === undefined)}>Alle</a
        >${tags.map(tag => html`<a href="${blogAddress(tag.tag_id)}" ${current(tag.tag_id === tagId)}>${tag.title}</a>`)}
      </nav>
      ${posts.length === 0 && html`<p>Zu diesem Thema ist noch nichts erschienen.</p>`}
      <div class="shelf">${posts.map(post => card(post, post.authorId === reader?.Id))}</div>
      ${pageLinks({ page, isLastPage }, 'Seiten des Blogs', ['Neuere Beiträge', 'Ältere Beiträge'], number => blogAddress(tagId, number))}`,
  }
}

function card(post: BlogPost, isOwn: boolean): Markup {
  return html`<article class="shelf-card teaser${post.picture === null && ' plain'}">
    ${post.picture && html`<a href="/articles/${post.slug}" tabindex="-1" aria-hidden="true">${coverPicture(post.picture, '(max-width: 599px) 100vw, 370px')}</a>`}
    ${post.isDraft && html`<p class="draft">Entwurf, nur für Sie sichtbar</p>`}
    <p class="kicker">${post.tag}</p>
    <h3><a href="/articles/${post.slug}">${post.title}</a></h3>
    <p>${post.teaser}</p>
    ${byline(post)}
    ${
      isOwn &&
      html`<p class="editor-buttons">
        <button
          type="button"
          data-foyer="editor.open"
          data-url="/editor/blog/${post.Id}"
          aria-label="${post.title} bearbeiten"
        >
          Bearbeiten
        </button>
        <button
          type="button"
          class="quiet"
          data-foyer="blog.deleteArticle"
          data-id="${post.Id}"
          aria-label="${post.title} löschen"
        >
          Löschen
        </button>
      </p>`
    }
  </article> `
}
