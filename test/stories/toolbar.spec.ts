import { expect } from '@playwright/test'
import { showWindow } from './support/showWindow'
import { storyTest } from './support/storyTest'

// Each test shows a real window, in its own shadow tree, with the toolbar's settings.

storyTest.afterEach(({ stories }) => stories.page.emulateMedia({ reducedMotion: 'reduce' }))

const readToken = (element: Element, name: string) =>
  getComputedStyle(element).getPropertyValue(`--foyer-${name}`).trim()

storyTest('the toolbar’s colour scheme overrides the system’s', async ({ stories, storybook: { entries } }) => {
  const grounds: string[] = []
  for (const scheme of ['light', 'dark']) {
    const { dialog } = await showWindow(stories, entries, 'pix.manage', { scheme })
    grounds.push(await dialog.evaluate(element => getComputedStyle(element).backgroundColor))
  }
  expect(grounds).toEqual(['rgb(255, 255, 255)', 'rgb(29, 31, 33)'])
})

storyTest(
  'a window is in the language or the pseudo-locale that the toolbar chooses',
  async ({ stories, storybook: { entries } }) => {
    const headings: (string | null)[] = []
    for (const language of ['de', 'en', 'pl', 'pseudo']) {
      const { errors, dialog } = await showWindow(stories, entries, 'language.choose', { language })
      expect(errors).toEqual([])
      headings.push(await dialog.getByRole('heading').textContent())
    }
    const [german = '', english, polish, pseudo = ''] = headings
    expect(new Set(headings).size, `${german} ${english} ${polish} ${pseudo}`).toBe(4)
    expect(pseudo).toMatch(/^⟦.*⟧$/)
    expect(pseudo!.length).toBeGreaterThan(german!.length * 1.3)
  },
)

storyTest(
  'a window follows the direction of the toolbar, and keeps its language',
  async ({ stories, storybook: { entries } }) => {
    const { dialog } = await showWindow(stories, entries, 'language.choose', { direction: 'rtl' })
    expect(await dialog.evaluate(element => getComputedStyle(element).direction)).toBe('rtl')
    await expect(dialog.getByRole('heading')).toHaveText('Sprache wählen')
  },
)

storyTest('with touch chosen, controls are 44 px high', async ({ stories, storybook: { entries } }) => {
  const { dialog } = await showWindow(stories, entries, 'register.info', { density: 'touch' })
  const box = await dialog.getByRole('button', { name: 'Verstanden' }).boundingBox()
  expect(box?.height).toBe(44)
})

storyTest('with reduced motion, nothing moves while pictures load', async ({ stories, storybook: { entries } }) => {
  await stories.page.emulateMedia({ reducedMotion: 'no-preference' })
  const seen: string[] = []
  for (const motion of ['auto', 'reduced']) {
    const { dialog } = await showWindow(stories, entries, 'pix.manage', { motion, network: 'silent' })
    const moving = await dialog.evaluate(
      element =>
        [...element.querySelectorAll('[aria-hidden]')].filter(inner => getComputedStyle(inner).animationName !== 'none')
          .length,
    )
    seen.push(`${await dialog.evaluate(readToken, 'motion-slow')}, ${moving > 0 ? 'moving' : 'still'}`)
  }
  expect(seen).toEqual(['220ms, moving', '0s, still'])
})

storyTest('the portal responds as chosen in the toolbar', async ({ stories, storybook: { entries } }) => {
  const { dialog: silent } = await showWindow(stories, entries, 'pix.manage', { network: 'silent' })
  await expect(silent.getByRole('gridcell')).toHaveCount(0)
  const { dialog: slow } = await showWindow(stories, entries, 'pix.manage', { network: 'slow' })
  await expect(slow.getByRole('gridcell')).toHaveCount(0)
  await expect(slow.getByRole('gridcell').first()).toBeVisible()
  await showWindow(stories, entries, 'pix.manage', { network: 'failing' })
  await expect(
    stories.page
      .getByRole('alertdialog')
      .or(stories.page.getByRole('dialog'))
      .getByText(/Das Portal ist gerade nicht erreichbar/),
  ).toBeVisible()
})

storyTest('with templates chosen, a window has the portal’s layout', async ({ stories, storybook: { entries } }) => {
  const tops: boolean[] = []
  for (const layout of ['own', 'template']) {
    const { errors, dialog } = await showWindow(stories, entries, 'pix.manage', { layout })
    expect(errors).toEqual([])
    const [upload, search] = await Promise.all([
      dialog.getByText('Bilder hochladen', { exact: true }).first().boundingBox(),
      dialog.getByRole('searchbox').boundingBox(),
    ])
    tops.push((upload?.y ?? 0) < (search?.y ?? 0))
  }
  // The reference portal's template places the upload above the search.
  expect(tops).toEqual([false, true])
})
