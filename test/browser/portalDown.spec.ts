import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { makeDataFolder } from '../support/makeDataFolder'
import { seededAccount } from '../support/seededAccount'
import { startPortal } from '../support/startPortal'
import { watchPage } from './support/watchPage'

test.setTimeout(180_000)

test('when the portal is killed, the window shows an error and keeps the marks; when the portal is back, a retry loads the pictures', async ({
  page,
}) => {
  const dataDir = makeDataFolder()
  const first = await startPortal({ dataDir })
  const [name = '', value = ''] = (await first.signIn(seededAccount.author)).split('=')
  await page.context().addCookies([{ name, value, url: first.url }])
  const watch = watchPage(page)
  watch.expectTrouble(/ERR_CONNECTION_REFUSED/)
  watch.expectTrouble(/got no response/)
  const library = page.getByRole('dialog', { name: 'Bilderarchiv' })
  const tiles = library.getByRole('gridcell')
  const retry = library.getByRole('button', { name: 'Erneut versuchen' })

  await page.goto(`${first.url}articles/die-geduld-der-pflanzenfotografen/edit`)
  await page.getByLabel('Überschrift').first().fill('Noch nicht gespeichert')
  await page.getByRole('button', { name: 'Bild einfügen' }).last().click()
  await tiles.filter({ hasText: 'Bärenklau' }).first().click()
  await expect(library.getByText('1 markiert').last()).toBeVisible()

  // Waits for parts and pictures that are still loading, because they would fail too.
  await expect(library.getByRole('region', { name: 'Markierte Bilder' })).toBeVisible()
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    )
  await expect.poll(loaded).toContain('libraryParts')
  await page.waitForLoadState('networkidle')
  process.kill(first.pid, 'SIGKILL')
  await first.stop()
  await library.getByRole('searchbox').fill('bären')
  await expect(
    library.getByText('Die Bilder konnten nicht geladen werden. Ihre Markierungen sind noch da.').last(),
  ).toBeVisible()
  await retry.click()
  await expect(retry).toBeVisible()

  const second = await startPortal({ dataDir, args: ['--port', new URL(first.url).port] })
  await retry.click()
  await expect(tiles.filter({ hasText: 'Bärenklau' }).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(library).toHaveCount(0)
  await expect(page.getByLabel('Überschrift').first()).toHaveValue('Noch nicht gespeichert')
  expect(watch.unexpected()).toEqual([])
  await second.stop()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
})
