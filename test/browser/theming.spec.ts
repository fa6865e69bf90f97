import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { runAxe } from './support/runAxe'
import { expect, test } from './support/hostPageTest'

declare const foyer: Foyer

const library = (page: Page) => page.getByRole('dialog', { name: 'Bilderarchiv' })

/** Returns computed styles of a part. */
const readStyle = (page: Page, part: string, ...names: string[]) =>
  page.evaluate(
    ([wanted, properties]) => {
      const style = getComputedStyle(
        document.querySelector('foyer-root')!.shadowRoot!.querySelector(`[part~="${wanted}"]`)!,
      )
      return properties.map(name => style.getPropertyValue(name))
    },
    [part, names] as const,
  )

async function openLibrary(page: Page): Promise<void> {
  await page.evaluate(() => foyer.pix.select().opened)
  await expect(library(page).getByRole('gridcell').first()).toBeVisible()
}

test('a page styles the windows in its own brand, light and dark, and all text stays readable', async ({
  authorPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [colorScheme, surface] of [
    ['light', 'rgb(255, 253, 248)'],
    ['dark', 'rgb(33, 27, 21)'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/pages/own-brand/')
    await openLibrary(page)
    expect(
      await readStyle(
        page,
        'window',
        'border-top-width',
        'border-top-color',
        'border-radius',
        'background-color',
        'font-family',
      ),
    ).toEqual(['6px', 'rgb(138, 21, 56)', '0px', surface, 'Georgia, "Times New Roman", serif'])
    expect(await readStyle(page, 'heading', 'font-style', 'font-size')).toEqual(['italic', '22px'])
    // The selection made in the light scheme is still there in the dark one.
    if (colorScheme === 'light') await library(page).getByRole('gridcell').first().click()
    await expect(library(page).getByRole('region', { name: 'Markierte Bilder' })).toContainText('1 markiert')
    expect(await readStyle(page, 'primary', 'text-transform')).toEqual(['uppercase'])
    expect(await runAxe(page, axe => axe.include('foyer-root'))).toEqual([])
  }
})

test('options, custom properties and parts reach the windows, and nothing else of the page does', async ({
  authorPage: page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/pages/plain/')
  await page.addStyleTag({
    content:
      'foyer-root { --foyer-radius-window: 3px; --foyer-size-header: 60px } foyer-root::part(close) { outline: 3px solid red } h2, dialog, button { border: 9px solid lime !important }',
  })
  await page.evaluate(() =>
    foyer.configure({
      theme: {
        scheme: 'dark',
        font: 'monospace',
        accent: '#c00',
        tokens: { 'size-header': '70px', 'space-4': '20px' },
      },
    }),
  )
  await openLibrary(page)
  // The page's style sheet overrides options; a token that it does not set keeps the option's value.
  expect(await readStyle(page, 'window', 'border-radius', 'color-scheme', 'font-family', 'border-top-width')).toEqual([
    '3px',
    'dark',
    'monospace',
    '0px',
  ])
  expect(await readStyle(page, 'header', 'min-height', 'padding-inline-start')).toEqual(['60px', '20px'])
  expect(await readStyle(page, 'close', 'outline-color')).toEqual(['rgb(255, 0, 0)'])
  expect(await readStyle(page, 'heading', 'border-top-width')).toEqual(['0px'])
})
