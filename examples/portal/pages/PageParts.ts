import type { Markup } from './Markup';

/** What one page puts into the portal's layout. */
export interface PageParts {
  /** Title for the browser's tab; the portal's name follows it. */
  title: string;
  main: Markup;
  /** Names of the style sheets in `static/` beyond the portal's own. */
  styles?: string[];
  /** Names of the scripts in `static/` that this page runs after the library, in this order. */
  scripts?: string[];
}
