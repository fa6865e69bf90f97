import { defineElements } from './elements/defineElements'
import { FoyerEventOverview } from './elements/FoyerEventOverview'
import { FoyerPicturePicker } from './elements/FoyerPicturePicker'
import { foyer } from './index'

export { FoyerEventOverview, FoyerPicturePicker }

declare global {
  interface HTMLElementTagNameMap {
    'foyer-picture-picker': FoyerPicturePicker
    'foyer-event-overview': FoyerEventOverview
  }
}

defineElements(foyer)
