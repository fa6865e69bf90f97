import { mkdirSync, writeFileSync } from 'node:fs'
import { captureScene } from './support/captureScene'
import { joinPictures } from './support/joinPictures'
import { openScene } from './support/openScene'
import { sceneSizes } from './support/sceneSizes'
import type { SceneLanguage } from './support/SceneLanguage'
import { test } from './support/sceneTest'
import { resizeScene } from './support/resizeScene'
import { windowScenes } from './support/windowScenes'

const LANGUAGES = (process.env['FOYER_LANGUAGES'] ?? 'de').split(',') as SceneLanguage[]
const SCHEMES = ['light', 'dark'] as const
const ROW_HEIGHT = 600

for (const language of LANGUAGES) {
  const folder = `test-results/contact-sheets/${language}`
  mkdirSync(folder, { recursive: true })
  for (const scene of windowScenes) {
    test(`a sheet shows ${scene.name} in every width, light and dark, ${language}`, async ({ browser, portal }) => {
      const { stage, devtools, close } = await openScene(browser, portal, scene, language)
      const rows: Record<(typeof SCHEMES)[number], Buffer[]> = { light: [], dark: [] }
      for (const size of sceneSizes) {
        await resizeScene(stage.page, devtools, size, scene.isWaiting)
        for (const colorScheme of SCHEMES) rows[colorScheme].push(await captureScene(scene, stage, colorScheme))
      }
      await close()
      writeFileSync(
        `${folder}/${scene.name}.png`,
        await joinPictures(
          SCHEMES.map(scheme => rows[scheme]),
          ROW_HEIGHT,
        ),
      )
    })
  }
}
