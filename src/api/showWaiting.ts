import type { FoyerConfig } from '../config/config'
import { frameTexts } from '../lib/frameTexts'

/** The window that stands in while the frame loads. */
export interface Waiting {
  /** Settles when the person or the caller closes it. */
  readonly closed: Promise<void>
  /** Says that loading failed; answers whether to try again. */
  askForRetry(): Promise<boolean>
  remove(): void
}

/** Shows the stand-in window; it closes when `signal` aborts. */
export type ShowWaiting = (config: FoyerConfig, signal: AbortSignal) => Waiting

const CSS = ':host{all:initial!important}dialog{width:680px;height:630px;border:0;font:16px system-ui;color-scheme:light dark}[open]{display:grid;place-content:center;gap:12px}::backdrop{background:#0004}'

/** A bare native dialog without React: it shows at once, says when loading failed, and offers to try again. */
export const showWaiting: ShowWaiting = ({ language = '' }, signal) => {
  const [loading, failed, retryText, closeText] = frameTexts(language)
  const add = <Tag extends keyof HTMLElementTagNameMap>(parent: Node, tag: Tag, text = '') => {
    const element = document.createElement(tag)
    element.textContent = text
    parent.appendChild(element)
    return element
  }
  const host = add(document.documentElement, 'foyer-root' as 'div')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  shadow.adoptedStyleSheets = [sheet]
  const dialog = add(shadow, 'dialog')
  const status = add(dialog, 'div', loading)
  const retry = add(dialog, 'button', retryText)
  const close = add(dialog, 'button', closeText)
  status.role = 'status'
  dialog.ariaLabel = loading
  retry.hidden = true
  // A browser without it is told so by the frame.
  dialog.showModal?.()
  const closed = new Promise<void>(resolve => {
    dialog.onclose = () => resolve()
  })
  const end = () => dialog.close()
  close.onclick = signal.onabort = end
  return {
    closed,
    askForRetry() {
      status.textContent = failed
      retry.hidden = false
      retry.focus()
      return new Promise(resolve => {
        retry.onclick = () => {
          status.textContent = loading
          retry.hidden = true
          resolve(true)
        }
        void closed.then(() => resolve(false))
      })
    },
    remove() {
      end()
      host.remove()
    },
  }
}
