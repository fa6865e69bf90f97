import { version } from 'styled-components'
import type { Foyer } from '../../src/api/Foyer'
import { hostPageEditor } from './support/hostPageEditor'
import { expect, test } from './support/hostPageTest'
import { libraryPage } from './support/libraryPage'
import { openEditor } from './support/openEditor'
import { readWindowStyles } from './support/readWindowStyles'
import { useLibraryOnHostPage } from './support/useLibraryOnHostPage'

declare const foyer: Foyer

for (const { folder, title } of [
  { folder: 'plain', title: 'a plain page' },
  { folder: 'bootstrap-2-modal', title: 'an open modal of Bootstrap 2' },
  { folder: 'bootstrap-3-modal', title: 'an open modal of Bootstrap 3' },
  { folder: 'bootstrap-4-modal', title: 'an open modal of Bootstrap 4' },
  { folder: 'bootstrap-5-modal', title: 'an open modal of Bootstrap 5' },
  { folder: 'bootstrap-5-offcanvas', title: 'an open offcanvas of Bootstrap 5' },
  { folder: 'jquery-1', title: 'a page of jQuery 1.12' },
  { folder: 'jquery-4', title: 'a page of jQuery 4' },
  { folder: 'jquery-ui-dialog', title: 'an open dialog of jQuery UI' },
  { folder: 'prototype-js', title: 'a page with Prototype.js 1.7' },
  { folder: 'mootools-1.4', title: 'a page with MooTools 1.4 and More' },
  { folder: 'mootools-1.5', title: 'a page with MooTools 1.5' },
  { folder: 'require-js', title: 'a page that loads the library with RequireJS' },
  { folder: 'react-16', title: 'a page with an open modal of React 16' },
  { folder: 'react-19', title: 'a page with an open modal of its own copy of React 19' },
  { folder: 'hostile-css', title: 'a page whose important styles match every element' },
  { folder: 'hostile-layout', title: 'a page whose styles reset, enlarge, turn and cover elements' },
  { folder: 'quirks-mode', title: 'a page without doctype' },
  { folder: 'strict-csp', title: 'a page with nonces only and Trusted Types' },
  { folder: 'host-hotkeys', title: 'a page with a hotkey on every letter' },
]) {
  test(`over ${title}: pictures are found, marked and inserted, and the page stays unchanged`, async ({
    authorPage: page,
  }) => {
    await useLibraryOnHostPage(page, folder)
  })
}

test('a window looks the same and has the same position over styles that match every element, over a zoomed page, and without doctype', async ({
  authorPage: page,
}) => {
  const library = libraryPage(page)
  // Comparing needs a still page, so motion is reduced.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const readStyles = async (folder: string) => {
    await page.goto(`/pages/${folder}/`)
    await openEditor(page)
    await page.keyboard.press('Enter')
    await expect(library.tiles.first()).toBeVisible()
    await library.window
      .getByRole('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode())
    // Series arrive separately, before or after the pictures.
    await expect(library.filter.getByRole('option', { name: 'Landschaften und Wege' })).toBeAttached()
    const { x, y, width, height } = (await library.window.boundingBox())!
    expect(await page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.localName)).toBe(
      'foyer-root',
    )
    return [
      `place ${[x, y, width, height].map(Math.round).join(' ')}`,
      ...(await page.evaluate(readWindowStyles)).split('\n'),
    ]
  }
  const plain = await readStyles('plain')
  expect(plain.length).toBeGreaterThan(10_000)
  const expected = new Set(plain)
  for (const folder of ['hostile-css', 'hostile-layout', 'quirks-mode']) {
    const styles = await readStyles(folder)
    expect(styles.filter(line => !expected.has(line)).slice(0, 20), folder).toEqual([])
  }
  expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat')
})

for (const { folder, title } of [
  { folder: 'bootstrap-2-modal', title: 'comes up' },
  { folder: 'bootstrap-3-modal', title: 'goes down' },
]) {
  test(`a held Escape closes only the window, also over a modal that closes when the key ${title}`, async ({
    authorPage: page,
  }) => {
    await page.goto(`/pages/${folder}/`)
    await openEditor(page)
    await page.keyboard.press('Enter')
    await expect(libraryPage(page).tiles.first()).toBeVisible()
    await page.keyboard.down('Escape')
    await expect(libraryPage(page).window).toHaveCount(0)
    await page.keyboard.down('Escape')
    await page.keyboard.up('Escape')
    await expect(hostPageEditor(page).choose).toBeFocused()
    // The page itself handles the next press.
    await page.keyboard.press('Escape')
    await expect(hostPageEditor(page).area).toBeHidden()
  })
}

test('a page keeps the styles that its server rendered with the library’s version of styled-components', async ({
  authorPage: page,
}) => {
  const written = `<style id="written" data-styled="true" data-styled-version="${version}">h1{letter-spacing:3px;}data-styled.g1[id="sc-title"]{content:"x,"}</style>`
  await page.route('**/pages/plain/', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</head>', `${written}</head>`) })
  })
  await page.goto('/pages/plain/')
  await page.evaluate(() => foyer.pix.select().opened)
  await expect(page.locator('style#written')).toBeAttached()
  await expect(page.locator('style[data-styled]')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCSS('letter-spacing', '3px')
})

test.describe('a page that requires Trusted Types', () => {
  test('has a strict policy: nonces only, no eval, no markup from strings', async ({ authorPage: page, watch }) => {
    const answer = await page.goto('/pages/strict-csp/')
    expect(answer!.headers()['content-security-policy']).not.toMatch(/unsafe-|strict-dynamic|report-only|\*|https?:/)
    watch.expectTrouble(/TrustedHTML|Content Security Policy/)
    const refused = await page.evaluate(() => {
      const probe = document.createElement('p')
      probe.setAttribute('style', 'color: red')
      document.body.append(probe)
      try {
        probe.innerHTML = '<b>fett</b>'
      } catch (error) {
        return [(error as Error).name, probe.style.color]
      }
      return []
    })
    expect(refused).toEqual(['TypeError', ''])
  })

  test('shows the portal’s texts without their HTML tags', async ({ authorPage: page, line }) => {
    line.add({
      path: /getMlBricks/,
      fault: {
        kind: 'rewrite',
        body: body =>
          JSON.stringify({ ...(JSON.parse(body) as object), pix_upload: 'Bilder &amp; <b>mehr</b> hochladen' }),
      },
    })
    await page.goto('/pages/strict-csp/')
    await openEditor(page)
    await page.keyboard.press('Enter')
    await expect(libraryPage(page).window.getByRole('button', { name: 'Bilder & mehr hochladen' })).toBeVisible()
  })

  test('uses the portal’s templates as layouts', async ({ authorPage: page, line }) => {
    await page.goto('/pages/strict-csp/')
    await openEditor(page)
    await page.evaluate(() => foyer.configure({ templates: true }))
    line.add({
      path: /cb_ui_window\.html/,
      fault: { kind: 'rewrite', body: body => `${body}<p>Vom Portal &amp; sonst niemand</p>` },
    })
    await page.keyboard.press('Enter')
    await expect(libraryPage(page).window.getByText('Vom Portal & sonst niemand')).toBeVisible()
  })
})
