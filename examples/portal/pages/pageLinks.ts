import { fieldText } from './editorForm'
import { html, type Markup } from './html'

interface PageOfList {
  page: number
  isLastPage: boolean
}

/** The links to a list's pages before and after the shown one; none where there is one page only. */
export function pageLinks(
  { page, isLastPage }: PageOfList,
  name: string,
  [previous, next]: readonly [previous: string, next: string],
  address: (page: number) => string,
): Markup | false {
  return (
    !(page === 1 && isLastPage) &&
    html`<nav class="buttons section" aria-label="${name}">
      ${page > 1 && html`<a class="button" rel="prev" href="${address(page - 1)}">${previous}</a>`}
      ${!isLastPage && html`<a class="button" rel="next" href="${address(page + 1)}">${next}</a>`}
    </nav>`
  )
}

const base = 'http://portal.invalid'

/** A path on this portal to go on to; anything that would lead elsewhere becomes '/profile'. */
export function ownPath(path: string): string {
  if (!path.startsWith('/') || !URL.canParse(path, base)) return '/profile'
  const address = new URL(path, base)
  const isOwn = address.origin === base && !address.pathname.startsWith('//')
  return isOwn ? address.pathname + address.search : '/profile'
}

/** The page of a list that an address asks for by `p`, counted from 1; the first where it asks for none that can be. */
export function pageNumber(query: unknown): number {
  const page = Number(fieldText(query, 'p'))
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

/** The part of a route that takes a slug and nothing else: an address of another shape is a page that does not exist. */
export const slugParameter = ':slug(^[a-z0-9-]{1,200}$)'
