import { html } from './html';
import type { Markup } from './Markup';

interface PageOfList {
  page: number;
  isLastPage: boolean;
}

/** The links to a list's pages before and after the shown one; none where there is one page only. */
export function pageLinks({ page, isLastPage }: PageOfList, name: string, [previous, next]: readonly [previous: string, next: string], address: (page: number) => string): Markup | false {
  return (
    !(page === 1 && isLastPage) &&
    html`<nav class="buttons section" aria-label="${name}">
      ${page > 1 && html`<a class="button" rel="prev" href="${address(page - 1)}">${previous}</a>`}
      ${!isLastPage && html`<a class="button" rel="next" href="${address(page + 1)}">${next}</a>`}
    </nav>`
  );
}
