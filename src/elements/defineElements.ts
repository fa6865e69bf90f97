import type { Foyer } from '../api/Foyer'
import { elementHost } from './elementHost'
import { FoyerEventOverview } from './FoyerEventOverview'
import { FoyerPicturePicker } from './FoyerPicturePicker'

/**
 * Makes the page know both elements, unless it knows them already or there is no page; those that stand on it are upgraded at once.
 * @param foyer the API they use; default: the page's global
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
