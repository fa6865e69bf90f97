import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Foyer } from '../../../../src/api/Foyer'
import { seededAccount } from '../../../support/seededAccount'
import type { TestPortal } from '../../../support/TestPortal'
import { loadSceneFont } from './loadSceneFont'
import { watchRequests } from './openRequests'
import { sceneLocales } from './sceneLocales'
import type { SceneLanguage } from './SceneLanguage'
import { SceneStage } from './SceneStage'
import { repeatText, sceneTexts } from './sceneTexts'
import { settle } from './settle'
import type { WindowScene } from './WindowScene'

declare const foyer: Foyer

/** A scene that is shown, and the function that ends it. */
interface OpenScene {
  readonly stage: SceneStage
  readonly devtools: CDPSession
  close(): Promise<void>
}

/** Date of the page, the same as the portal's. */
const NOW = '2026-09-14T11:00:00+02:00'
const cookies = new WeakMap<TestPortal, Promise<string>>()

/** Signs in the author, once per portal, and returns the session cookie. */
function signIn(portal: TestPortal): Promise<string> {
  const known = cookies.get(portal) ?? portal.signIn(seededAccount.author)
  cookies.set(portal, known)
  return known
}

/** Responds to requests for labels with texts that are several times as long. */
async function lengthenTexts(page: Page, language: SceneLanguage, times: number): Promise<void> {
  const texts = sceneTexts(language)
  await page.route(/\/getMlBricks\.php|\/event\/api\/ml\b/, route => {
    const { searchParams } = new URL(route.request().url())
    const labels = [...searchParams.getAll('labels[]'), ...searchParams.getAll('bricks[]')]
    const known = labels.flatMap(label =>
      texts[label] === undefined ? [] : [[label, repeatText(texts[label], times)]],
    )
    return route.fulfill({ json: Object.fromEntries(known) as object })
  })
}

/**
 * Opens a scene on the playground, in the same font on every machine, and waits until nothing moves.
 * @param times number of times that each text of the windows is repeated
 */
export async function openScene(
  browser: Browser,
  portal: TestPortal,
  scene: WindowScene,
  language: SceneLanguage = 'de',
  times = 1,
): Promise<OpenScene> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    locale: language,
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    baseURL: portal.url,
  })
  if (scene.who !== 'visitor') {
    const [name = '', value = ''] = (await signIn(portal)).split('=')
    await context.addCookies([{ name, value, url: portal.url }])
  }
  const page = await context.newPage()
  watchRequests(page)
  await page.clock.setFixedTime(NOW)
  if (times > 1) await lengthenTexts(page, language, times)
  await page.goto('/playground')
  await loadSceneFont(page.mainFrame())
  await page.evaluate(locale => {
    foyer.configure({ theme: { font: 'Scene' }, language: locale })
    // Hides the page behind the window; only its colour stays.
    for (const element of document.body.children) if (element instanceof HTMLElement) element.style.display = 'none'
  }, sceneLocales[language])
  const stage = new SceneStage(page, language, times)
  await scene.prepare?.(stage)
  await scene.open(stage)
  // Moves the mouse away, because hovering changes styles after a delay.
  await page.mouse.move(1, 1)
  await settle(page, scene.isWaiting)
  return { stage, devtools: await context.newCDPSession(page), close: () => context.close() }
}
