import { cropScenes } from './scenes/cropScenes'
import { eventScenes } from './scenes/eventScenes'
import { frameScenes } from './scenes/frameScenes'
import { layerScenes } from './scenes/layerScenes'
import { libraryScenes } from './scenes/libraryScenes'
import { pageScenes } from './scenes/pageScenes'
import { pictureScenes } from './scenes/pictureScenes'
import { uploadScenes } from './scenes/uploadScenes'
import type { WindowScene } from './WindowScene'

/** Scenes of the product's windows and layers, in several states. */
export const windowScenes: readonly WindowScene[] = [
  ...libraryScenes,
  ...uploadScenes,
  ...pictureScenes,
  ...cropScenes,
  ...frameScenes,
  ...layerScenes,
  ...eventScenes,
  ...pageScenes,
]
