import type { Foyer } from '../api/Foyer'
import { elementHost } from './elementHost'
import { FoyerEventOverview } from './FoyerEventOverview'
import { FoyerPicturePicker } from './FoyerPicturePicker'

/**
 * Defines the two elements, unless they are defined already. Does nothing on a server. The browser at once upgrades
 * elements that are already on the page.
 * @param foyer the API that the elements use; default: the page's global
 */
export function defineElements(foyer?: Foyer): void {
  if (foyer) elementHost.findFoyer = () => foyer
  if (typeof customElements === 'undefined') return
  for (const [name, element] of Object.entries({
    'foyer-picture-picker': FoyerPicturePicker,
    'foyer-event-overview': FoyerEventOverview,
  })) {
    if (!customElements.get(name)) customElements.define(name, element)
  }
}
