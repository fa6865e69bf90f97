import type { FoyerConfig } from '../config/FoyerConfig'
import { pageCookies } from '../lib/cookies'
import type { Foyer } from './Foyer'
import type { WindowHandle } from './createWindowHandle'
import { isTriggerCall, readTriggerArguments } from './readTriggerArguments'

/** True if the option `triggers` lets an element be a trigger. */
export function isTriggerPlace(element: Element, triggers: FoyerConfig['triggers']): boolean {
  return triggers == null || (triggers !== 'off' && element.closest(triggers) !== null)
}

/**
 * Lets page elements open windows without script: `<button data-foyer="pix.select">`, and the elements that `config.selectors` names, where
 * `config.triggers` lets them. Which calls and options markup may name says `readTriggerArguments`. The choice is sent to the element as the event
 * `foyer:result`, whose `detail` holds it (undefined: closed without one). Once the pointer or the focus comes to such an element, what its call
 * needs is loaded.
 * @param tag the script tag, which says where triggers count even while other options are wrong
 */
export function listenForTriggers(
  foyer: Foyer,
  readConfig: () => FoyerConfig,
  tag: HTMLOrSVGElement | null | undefined,
): void {
  const families = foyer as unknown as Record<
    string,
    Record<string, (...given: unknown[]) => WindowHandle<unknown> | undefined>
  >
  const run = async (event: Event) => {
    let config: FoyerConfig
    try {
      config = readConfig()
    } catch {
      // The call says what is wrong with the options.
      config = { triggers: tag?.dataset['triggers'] }
    }
    for (const [selected, selector] of Object.entries({ '': '[data-foyer]', ...config.selectors })) {
      try {
        const trigger = (event.target as HTMLElement).closest?.<HTMLElement>(selector)
        if (!trigger || !isTriggerPlace(trigger, config.triggers)) continue
        const callName = trigger.dataset['foyer'] ?? selected
        if (!isTriggerCall(callName))
          throw new Error(`${callName} is no call that markup may make. Correct it, or call it in a script.`)
        if (event.type !== 'click') return foyer.preload(callName)
        const given = readTriggerArguments(callName, trigger.dataset)
        event.preventDefault()
        const [family, name] = windowOf(callName).split('.')
        const handle = families[family!]![name!]!(...given)
        trigger.dispatchEvent(new CustomEvent('foyer:result', { detail: await handle?.result, bubbles: true }))
        return
      } catch (error) {
        // The person who clicks sees an error message.
        if (event.type === 'click')
          console.error(`Foyer: ${selector} ${selected} opens nothing. ${String(error)}`, event.target)
      }
    }
  }
  const listener = run as EventListener
  document.addEventListener('click', listener)
  document.addEventListener('focusin', listener)
  document.addEventListener('pointerover', listener)
}

/** A temporary account is made only by who has said yes: without one, its intro asks. */
function windowOf(callName: string): string {
  return callName === 'register.temporaryAccount' && !pageCookies().includes('tmp_account_id=')
    ? 'register.temporaryIntro'
    : callName
}
