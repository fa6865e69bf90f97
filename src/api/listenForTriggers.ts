import type { Foyer } from './Foyer'
import type { WindowHandle } from './WindowHandle'

/**
 * Lets page elements open windows without script: `<button data-foyer="pix.select" data-foyer-options='{…}'>`. The choice is
 * sent to the element as the event `foyer:result`, whose `detail` holds it (undefined: closed without one).
 */
export function listenForTriggers(foyer: Foyer): void {
  const families = foyer as unknown as Record<string, Record<string, (options: unknown) => WindowHandle<unknown> | Promise<WindowHandle<unknown>>>>
  const run = async (event: Event) => {
    const trigger = event.target instanceof Element && event.target.closest<HTMLElement>('[data-foyer]')
    if (!trigger) return
    const { foyer: callName = '', foyerOptions = '{}' } = trigger.dataset
    const [family, name] = callName.split('.')
    event.preventDefault()
    try {
      const { result } = await families[family!]![name!]!(JSON.parse(foyerOptions))
      trigger.dispatchEvent(new CustomEvent('foyer:result', { detail: await result, bubbles: true }))
    } catch (error) {
      console.error(`Foyer: data-foyer="${callName}" failed. Correct it.`, error)
    }
  }
  document.addEventListener('click', event => void run(event))
}
