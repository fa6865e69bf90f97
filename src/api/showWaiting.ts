import { coreTexts } from '../lib/coreTexts'
import { activeElement } from '../lib/natives'
import type { Core, WindowControl } from './Core'

/**
 * Shows a placeholder window while the core loads, and returns the core. Returns undefined if a person or the caller
 * closed the placeholder before the core had loaded. The placeholder stays until the window replaces it, so that the
 * page is not visible between the two. If loading fails, the placeholder shows the error and a retry button. If the
 * placeholder is then closed, the error is thrown.
 */
export type ShowWaiting = (
  language: string | undefined,
  control: WindowControl,
  load: () => Promise<Core>,
) => Promise<Core | void>

/** Shows a bare native dialog without React, with an error and a retry button if loading fails. */
export const showWaiting: ShowWaiting = async (language, control, load) => {
  control.opener = activeElement()
  // Start to load before rendering, because rendering takes as long as a request over a fast connection.
  const coming = load()
  // Render in a separate task, so that a slow device stays responsive. If the page delays timers, render when the core
  // has loaded.
  await Promise.race([coming, new Promise(resolve => setTimeout(resolve))]).catch(() => {})
  if (control.isClosed) return
  const [loading, failed, retryText, closeText] = coreTexts(`${language}`)
  // TypeScript does not know that `style` also accepts a text.
  const add = <Tag extends keyof HTMLElementTagNameMap>(
    parent: Node,
    tag: Tag,
    more: Partial<Omit<HTMLElementTagNameMap[Tag], 'style'>> & { style?: string },
  ) => parent.appendChild(Object.assign(document.createElement(tag), more))
  const host = add(document.documentElement, 'foyer-root' as 'div', { style: 'all:initial!important' })
  const dialog = add(host.attachShadow({ mode: 'open' }), 'dialog', {
    ariaLabel: loading,
    // With the browser's own padding, the dialog is as large as the library's window.
    style:
      'width:648px;height:598px;border:0;font:menu;color-scheme:light dark;display:grid;place-content:center;gap:1em',
  })
  control.placeholder = dialog
  control.close = () => dialog.close()
  const closed = new Promise<void>(resolve => {
    dialog.onclose = () => resolve(host.remove())
  })
  // Show the dialog while it is empty, because `showModal` lays out the content, which takes time. The core reports a
  // browser without dialogs.
  dialog.showModal?.()
  // An output element has the role `status`, so screen readers announce its text.
  const status = add(dialog, 'output', { textContent: loading })
  add(dialog, 'button', { textContent: closeText, onclick: control.close })
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
