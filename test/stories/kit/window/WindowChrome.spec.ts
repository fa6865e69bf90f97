import { expect } from '@playwright/test'
import { storyTest } from '../../support/storyTest'

storyTest('[UI-WIN-10] a window at full size takes 98 % of the width, with a header of 45 px', async ({ stories }) => {
  const { page } = stories
  await page.setViewportSize({ width: 1000, height: 800 })
  expect(await stories.open('kit-window-windowchrome--form')).toEqual([])
  const dialog = page.getByRole('dialog', { name: 'Bilder' })
  expect(await dialog.boundingBox()).toMatchObject({ width: 680, height: 590 })
  await page.getByRole('button', { name: 'Volle Größe' }).click()
  expect(await dialog.boundingBox()).toMatchObject({ width: 980 })
  expect(await page.getByRole('heading', { name: 'Bilder' }).locator('..').boundingBox()).toMatchObject({ height: 45 })
  await page.getByRole('button', { name: 'Volle Größe' }).click()
  expect(await dialog.boundingBox()).toMatchObject({ width: 680, height: 590 })
})

storyTest('at full size a small screen is filled to its edges', async ({ stories }) => {
  const { page } = stories
  await page.setViewportSize({ width: 375, height: 720 })
  expect(await stories.open('kit-window-windowchrome--fullscreen')).toEqual([])
  expect(await page.getByRole('dialog', { name: 'Bilder' }).boundingBox()).toEqual({
    x: 0,
    y: 0,
    width: 375,
    height: 720,
  })
})
