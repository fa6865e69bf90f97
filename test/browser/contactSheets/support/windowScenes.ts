import { eventScenes } from './scenes/eventScenes'
import { frameScenes } from './scenes/frameScenes'
import { layerScenes } from './scenes/layerScenes'
import { libraryScenes } from './scenes/libraryScenes'
import { pageScenes } from './scenes/pageScenes'
import { pictureScenes } from './scenes/pictureScenes'
import type { WindowScene } from './WindowScene'

/** Every window and layer of the product, in each state that looks different. */
export const windowScenes: readonly WindowScene[] = [
  ...libraryScenes,
  ...pictureScenes,
  ...frameScenes,
  ...layerScenes,
  ...eventScenes,
  ...pageScenes,
]
