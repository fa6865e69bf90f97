import type { FoyerConfig } from '../config/FoyerConfig'
import { isTriggerPlace } from './listenForTriggers'

// Matches `/article/7` and `?article_id=7`, but not `particle`.
const ARTICLE = /(?:^|[^a-z])articles?(?![a-z])/i

/** True when a button opens the editor of an article: its `data-url`, its id or a class contains the word `article`. */
function isOfArticle({ dataset, id, className }: HTMLElement): boolean {
  return [dataset['url'], id, className].some(text => ARTICLE.test(text ?? ''))
}

/**
 * Opens the page's first article editor by its button, and removes the hash from the address (portal-accounts 2.4).
 * Does nothing if no button belongs to an article, or for a visitor, who has no editor.
 */
export function openFirstEditor({ auth, selectors, triggers }: FoyerConfig): void {
  const buttons = [
    ...document.querySelectorAll<HTMLElement>(
      ['[data-foyer="editor.open"]', ...(selectors?.['editor.open'] ? [selectors['editor.open']] : [])].join(),
    ),
  ].filter(element => isTriggerPlace(element, triggers))
  const button = buttons.find(isOfArticle)
  if (!button || !auth?.account) return
  history.replaceState(history.state, '', location.href.replace(/#.*/, ''))
  button.click()
}
