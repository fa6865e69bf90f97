import type { FoyerConfig } from '../config/FoyerConfig'
import { isTriggerPlace } from './listenForTriggers'

const ARTICLE = /\barticles?\b/

/**
 * Opens the first article editor of the page by its button, and takes the mark from the address (portal-accounts 2.4). Which button
 * is an article's says its `data-url`; where none does, it is the first of the page. A visitor has no editor: nothing happens.
 */
export function openFirstEditor({ auth, selectors, triggers }: FoyerConfig): void {
  const buttons = [
    ...document.querySelectorAll<HTMLElement>(
      ['[data-foyer="editor.open"]', ...(selectors?.['editor.open'] ? [selectors['editor.open']] : [])].join(),
    ),
  ].filter(element => isTriggerPlace(element, triggers))
  const button = buttons.find(({ dataset }) => ARTICLE.test(dataset['url'] ?? '')) ?? buttons[0]
  if (!button || !auth?.account) return
  history.replaceState(history.state, '', location.href.replace(/#.*/, ''))
  button.click()
}
