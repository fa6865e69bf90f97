import { mkdirSync } from 'node:fs'
import { seededAccount } from '../../support/seededAccount'
import { test } from '../support/portalTest'
import { joinPictures } from './support/joinPictures'
import { windowScenes } from './support/windowScenes'

const FOLDER = 'test-results/contact-sheets'
const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 375, height: 740 },
]
const SCHEMES = ['light', 'dark'] as const

mkdirSync(FOLDER, { recursive: true })
test.setTimeout(120_000)

for (const { name, prepare, open } of windowScenes) {
  test(`${name} in every width, light and dark`, async ({ browser, portal }) => {
    const [cookieName = '', value = ''] = (await portal.signIn(seededAccount.author)).split('=')
    for (const colorScheme of SCHEMES) {
      const pictures: Buffer[] = []
      for (const viewport of WIDTHS) {
        const context = await browser.newContext({ viewport, colorScheme, locale: 'de-DE', reducedMotion: 'reduce', baseURL: portal.url })
        await context.addCookies([{ name: cookieName, value, url: portal.url }])
        const page = await context.newPage()
        await page.goto('/playground')
        await prepare?.(page)
        await open(page)
        await page.waitForLoadState('networkidle')
        pictures.push(await page.screenshot())
        await context.close()
      }
      await joinPictures(pictures, `${FOLDER}/${name}-${colorScheme}.png`)
    }
  })
}
