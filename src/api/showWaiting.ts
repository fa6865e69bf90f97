import { coreTexts } from '../lib/coreTexts'
import type { Core, WindowControl } from './Core'

/**
 * Shows a placeholder window in a language while `load` brings the core, and answers the core; undefined when a person or the caller closed
 * it first. It stays until the window takes its place, so that the page does not come through in between. When loading failed it says so
 * and offers to try again; who then closes it gets the failure thrown.
 */
export type ShowWaiting = (
  language: string | undefined,
  control: WindowControl,
  load: () => Promise<Core>,
) => Promise<Core | void>

/** A bare native dialog without React: it shows at once, says when loading failed, and offers to try again. */
export const showWaiting: ShowWaiting = async (language, control, load) => {
  control.opener = document.activeElement
  // Before anything is drawn, which takes as long as a line does.
  const coming = load()
  // Drawn in a task of its own, so that a slow device answers before; where the page holds timers back, when the core is here.
  await Promise.race([coming, new Promise(resolve => setTimeout(resolve))]).catch(() => {})
  if (control.isClosed) return
  const [loading, failed, retryText, closeText] = coreTexts(`${language}`)
  // Of a style too a text may be set.
  const add = <Tag extends keyof HTMLElementTagNameMap>(
    parent: Node,
    tag: Tag,
    more: Partial<Omit<HTMLElementTagNameMap[Tag], 'style'>> & { style?: string },
  ) => parent.appendChild(Object.assign(document.createElement(tag), more))
  const host = add(document.documentElement, 'foyer-root' as 'div', { style: 'all:initial!important' })
  const dialog = (control.placeholder = add(host.attachShadow({ mode: 'open' }), 'dialog', {
    ariaLabel: loading,
    // With the browser's own padding as large as the library.
    style:
      'width:648px;height:598px;border:0;font:menu;color-scheme:light dark;display:grid;place-content:center;gap:1em',
  }))
  const closed = new Promise<void>(resolve => {
    dialog.onclose = () => resolve(host.remove())
  })
  // Empty, as showing lays out what is in it; the texts come with the core that draws it. A browser without it is told so by the core.
  dialog.showModal?.()
  // By itself an output is a status, which is read out.
  const status = add(dialog, 'output', { textContent: loading })
  add(dialog, 'button', { textContent: closeText, onclick: (control.close = () => dialog.close()) })
  return Promise.race([coming, closed]).catch(error => {
    status.textContent = failed
    return new Promise((resolve, reject) => {
      const onclick = () => {
        dialog.close()
        resolve(showWaiting(language, control, load))
      }
      add(dialog, 'button', { textContent: retryText, onclick }).focus()
      void closed.then(() => reject(error))
    })
  })
}
