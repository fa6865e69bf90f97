import * as v from 'valibot'
import { config } from '../server/config'
import { fieldText } from './fieldText'
import { html, type Markup } from './html'

interface PageOfList {
  page: number
  isLastPage: boolean
}

/** Renders the links to the previous and the next page of a list; nothing if the list has one page. */
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

/** Returns a path of this portal to continue with; '/profile' for any other address. */
export function ownPath(path: string): string {
  if (!path.startsWith('/') || !URL.canParse(path, base)) return '/profile'
  const address = new URL(path, base)
  const isOwn = address.origin === base && !address.pathname.startsWith('//')
  return isOwn ? address.pathname + address.search : '/profile'
}

// An invalid number, or one that JavaScript cannot represent exactly, means page 1. A number above `maxPage` means
// `maxPage`.
const page = v.fallback(
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d*$/),
    v.transform(Number),
    v.safeInteger(),
    v.transform(number => Math.min(number, config.event.maxPage)),
  ),
  1,
)

/** Returns the page number in the parameter `p`, counted from 1; 1 if `p` is missing or invalid. */
export function pageNumber(query: unknown): number {
  return v.parse(page, fieldText(query, 'p'))
}

/** Route parameter that matches a slug only. Any other address gets 404. */
export const slugParameter = ':slug(^[a-z0-9-]{1,200}$)'
