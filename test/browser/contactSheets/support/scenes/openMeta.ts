import type { Foyer } from '../../../../../src/api/Foyer'
import type { SceneStage } from '../SceneStage'

declare const foyer: Foyer

/** Opens the window of the picture whose id is in the playground's field. */
export const openMeta = ({ page }: SceneStage) =>
  page.evaluate(() => foyer.pix.meta(Number(document.querySelector<HTMLInputElement>('#picture-id')!.value)).opened)
