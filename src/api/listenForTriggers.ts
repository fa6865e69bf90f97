import type { FoyerConfig } from '../config/FoyerConfig'
import { pageCookies } from '../lib/cookies'
import type { Foyer } from './Foyer'
import type { WindowHandle } from './createWindowHandle'
import { isTriggerCall, readTriggerArguments } from './readTriggerArguments'

/** True when the option `triggers` lets an element make a call. */
export function isTriggerPlace(element: Element, triggers: FoyerConfig['triggers']): boolean {
  return triggers == null || (triggers !== 'off' && element.closest(triggers) !== null)
}

/**
 * Lets page elements open windows without script: elements with `data-foyer`, such as `<button
 * data-foyer="pix.select">`, and the elements that `config.selectors` names. `config.triggers` limits where they work.
 * `readTriggerArguments` defines the calls and options that markup may use. When the window has closed, the element
 * gets the event `foyer:result`. Its `detail` is the choice, or null if there is none. When the pointer or the focus
 * reaches such an element, the files of its call are loaded.
 * @param tag the script element, whose `data-triggers` applies even if the options can't be read
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
      // The options can't be read. The call itself reports this. Here, only the tag's `data-triggers` applies.
      config = { triggers: tag?.dataset['triggers'] }
    }
    for (const [selected, selector] of Object.entries({ '': '[data-foyer]', ...config.selectors })) {
      try {
        const trigger = (event.target as HTMLElement).closest?.<HTMLElement>(selector)
        if (!trigger || !isTriggerPlace(trigger, config.triggers)) continue
        const callName = trigger.dataset['foyer'] ?? selected
        if (!isTriggerCall(callName))
          throw new Error(`markup can't call ${callName}. Correct it, or call it in a script.`)
        if (event.type !== 'click') return foyer.preload(callName)
        const given = readTriggerArguments(callName, trigger.dataset)
        event.preventDefault()
        const [family, name] = windowOf(callName).split('.')
        const handle = families[family!]![name!]!(...given)
        trigger.dispatchEvent(new CustomEvent('foyer:result', { detail: await handle?.result, bubbles: true }))
        return
      } catch (error) {
        // Only the error of a click is reported, because the person waits for a window after a click.
        if (event.type === 'click')
          console.error(`Foyer: ${`${selector} ${selected}`.trim()} opens nothing. ${error as Error}`, event.target)
      }
    }
  }
  const listener = run as EventListener
  document.addEventListener('click', listener)
  document.addEventListener('focusin', listener)
  document.addEventListener('pointerover', listener)
}

/**
 * Returns the call to make. If the browser has no cookie `tmp_account_id`, `register.temporaryAccount` becomes
 * `register.temporaryIntro`, so that a first account is not created without the person's approval.
 */
function windowOf(callName: string): string {
  return callName === 'register.temporaryAccount' && !pageCookies().includes('tmp_account_id=')
    ? 'register.temporaryIntro'
    : callName
}
