import type { FoyerConfig } from '../config/FoyerConfig'
import type { Foyer } from './Foyer'
import type { WindowHandle } from './createWindowHandle'

/**
 * Lets page elements open windows without script: `<button data-foyer="pix.select" data-foyer-options='{…}'>`, and the elements
 * that `config.selectors` names. Without options, `data-id` or `data-url` say what the call is about. The choice is sent to the
 * element as the event `foyer:result`, whose `detail` holds it (undefined: closed without one). Once the pointer or the focus
 * comes to such an element, what its call needs is loaded.
 */
export function listenForTriggers(foyer: Foyer, readConfig: () => FoyerConfig): void {
  const families = foyer as unknown as Record<
    string,
    Record<string, (options: unknown) => WindowHandle<unknown> | Promise<WindowHandle<unknown> | undefined>>
  >
  const run = async (event: Event) => {
    let selectors: FoyerConfig['selectors']
    try {
      selectors = readConfig().selectors
    } catch {
      // The call says what is wrong with the options.
    }
    for (const [selected, selector] of Object.entries({ '': '[data-foyer]', ...selectors })) {
      try {
        const trigger = (event.target as HTMLElement).closest?.<HTMLElement>(selector)
        if (trigger) {
          const { foyer: callName = selected, url, id = JSON.stringify({ url }), foyerOptions = id } = trigger.dataset
          if (event.type !== 'click') return foyer.preload(callName)
          const [family, name] = callName.split('.')
          event.preventDefault()
          const handle = await families[family!]![name!]!(JSON.parse(foyerOptions))
          trigger.dispatchEvent(new CustomEvent('foyer:result', { detail: await handle?.result, bubbles: true }))
          return
        }
      } catch (error) {
        // Who clicks is told what is wrong.
        if (event.type === 'click')
          console.error(`Foyer: ${selector} ${selected} is no selector, call or JSON. Correct it.`, event.target, error)
      }
    }
  }
  const listener = run as EventListener
  document.addEventListener('click', listener)
  document.addEventListener('focusin', listener)
  document.addEventListener('pointerover', listener)
}
