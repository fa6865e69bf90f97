import { defineElements } from './elements/defineElements'
import { foyer } from './index'
import { PicturePicker } from './react/PicturePicker'
import { ReactEventOverview } from './react/ReactEventOverview'
import { useFoyerWindow } from './react/useFoyerWindow'

export type { EventOverviewProps } from './react/ReactEventOverview'
export type { PicturePickerProps } from './react/PicturePicker'
export type { FoyerWindow } from './react/useFoyerWindow'
export { ReactEventOverview as EventOverview, PicturePicker, useFoyerWindow }

defineElements(foyer)
