import type { SceneStage } from './SceneStage'
import type { WindowScene } from './WindowScene'

/** Returns a picture of the open scene in a colour scheme, scrolled as the scene asks. */
export async function captureScene(
  scene: WindowScene,
  stage: SceneStage,
  colorScheme: 'light' | 'dark',
): Promise<Buffer> {
  await stage.page.emulateMedia({ colorScheme })
  await scene.atTop?.(stage).evaluate(element => element.scrollIntoView({ block: 'start' }))
  return stage.page.screenshot()
}
