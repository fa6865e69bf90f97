import { frameTexts } from '../lib/frameTexts'

/** The window that stands in while the frame loads: settles when it is closed, says that loading failed and answers whether to try again, and goes. */
export type Waiting = readonly [closed: Promise<void>, askForRetry: () => Promise<boolean | void>, remove: () => void]

/** Shows the stand-in window in a language; it closes when `signal` aborts. */
export type ShowWaiting = (language: string | undefined, signal: AbortSignal) => Waiting

const CSS = ':host{all:initial!important}dialog{width:680px;height:630px;border:0;font:1em system-ui;color-scheme:light dark;display:grid;place-content:center;gap:1em}::backdrop{background:#0004}'

/** A bare native dialog without React: it shows at once, says when loading failed, and offers to try again. */
export const showWaiting: ShowWaiting = (language, signal) => {
  const [loading, failed, retryText, closeText] = frameTexts(`${language}`)
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
  // By itself an output is a status, which is read out.
  const status = add(dialog, 'output', loading)
  const close = add(dialog, 'button', closeText)
  dialog.ariaLabel = loading
  // A browser without it is told so by the frame.
  dialog.showModal?.()
  const closed = new Promise<void>(resolve => {
    dialog.onclose = () => resolve()
  })
  const end = () => dialog.close()
  close.onclick = signal.onabort = end
  const askForRetry = () => {
    status.textContent = failed
    const retry = add(dialog, 'button', retryText)
    retry.focus()
    return new Promise<boolean | void>(resolve => {
      retry.onclick = () => {
        status.textContent = loading
        retry.remove()
        resolve(true)
      }
      void closed.then(resolve)
    })
  }
  const remove = () => {
    end()
    host.remove()
  }
  return [closed, askForRetry, remove]
}
