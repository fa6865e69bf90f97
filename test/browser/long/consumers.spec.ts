import type { Page } from '@playwright/test'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/consumerTest'
import { libraryPage } from '../support/libraryPage'

const MOST_AT_START_KB = 60

test.describe.configure({ timeout: 420_000 })

/** Chooses a picture by the button that every consumer's page has, and returns the picture's title. */
async function choosePicture(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Bild wählen' }).click()
  const library = libraryPage(page)
  await library.tiles.first().hover()
  await library.tiles.first().getByRole('button', { name: 'Einfügen' }).click()
  await expect(library.window).toHaveCount(0)
  const chosen = page.getByRole('status')
  await expect(chosen).not.toHaveText('')
  return chosen.innerText()
}

/** Returns a function that returns the uncompressed size in kB of the consumer's scripts that a page has requested. */
function countScripts(page: Page, folder: string, name: string): () => number {
  const files = new Set<string>()
  page.on('request', request => {
    const [, file] = new URL(request.url()).pathname.split(`/consumers/${name}/`)
    if (file?.endsWith('.js')) files.add(file)
  })
  return () => Math.round([...files].reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / 1000)
}

for (const { name, file, mostAtStart } of [
  // The first two pages load React and their own component at the start.
  { name: 'vite', file: 'dist/index.html', mostAtStart: 300 },
  { name: 'react-wrapper', file: 'dist/index.html', mostAtStart: 320 },
  { name: 'webpack', file: 'index.html', mostAtStart: MOST_AT_START_KB },
  { name: 'rollup', file: 'index.html', mostAtStart: MOST_AT_START_KB },
]) {
  test.describe(name, () => {
    test.use({ name })

    test(`a page built by ${name} chooses a picture, and loads the window only at the call`, async ({
      consumer,
      authorPage: page,
    }) => {
      await consumer.run('build')
      const scripts = countScripts(page, consumer.folder, name)
      await consumer.open(file)
      await expect(page.getByRole('button', { name: 'Bild wählen' })).toBeVisible()
      const atStart = scripts()
      expect(atStart).toBeLessThan(mostAtStart)
      const title = await choosePicture(page)
      expect(scripts()).toBeGreaterThan(atStart + 200)
      consumer.report(
        `built; '${title}' chosen; ${atStart} kB of script at the start, ${scripts()} kB with the window open`,
      )
    })
  })
}

for (const name of ['vue', 'svelte'])
  test.describe(name, () => {
    test.use({ name })

    test(`the state of a form of ${name} follows the picker, and the picker follows the state`, async ({
      consumer,
      authorPage: page,
    }) => {
      await consumer.run('build')
      await consumer.open('dist/index.html')
      await expect(page.getByText('Noch kein Bild')).toBeVisible()
      await choosePicture(page)
      const title = await page.locator('foyer-picture-picker').getByRole('img').getAttribute('alt')
      await expect(page.locator('#title')).toHaveText(title!)
      await page.getByRole('button', { name: 'Ohne Bild' }).click()
      await expect(page.getByText('Noch kein Bild')).toBeVisible()
      await expect(page.locator('foyer-picture-picker').getByRole('img')).toHaveCount(0)
    })
  })

test.describe('next', () => {
  test.use({ name: 'next' })

  test('a form rendered on a server by Next is hydrated in the browser and chooses a picture', async ({
    consumer,
    authorPage: page,
  }) => {
    await consumer.run('build')
    const html = readFileSync(join(consumer.folder, 'out', 'index.html'), 'utf8')
    expect(html).toContain('Noch kein Bild')
    expect(html).toMatch(/<foyer-picture-picker [^>]*name="cover"[^>]*><\/foyer-picture-picker>/)
    // The server's HTML and the browser's first render must agree; React logs differences on the console.
    await consumer.open('out/')
    const title = await choosePicture(page)
    await expect(page.getByText('Ein Bild', { exact: true })).toBeVisible()
    consumer.report(`rendered on a server, hydrated; '${title}' chosen`)
  })
})

test.describe('module-script', () => {
  test.use({ name: 'module-script' })

  test('without a bundler, a module script uses the tag beside it, or imports the single file', async ({
    consumer,
    authorPage: page,
  }) => {
    const titles = []
    for (const file of ['index.html', 'single-file.html']) {
      await consumer.open(file)
      titles.push(await choosePicture(page))
    }
    expect(titles[1]).toBe(titles[0])
    consumer.report(`'${titles[0]}' chosen with foyer.js beside the module, and with foyer.umd.js imported by it`)
  })
})

for (const { name, what, said } of [
  {
    name: 'typescript',
    what: 'the types compile under strict compiler options, for bundlers and for Node, and reject wrong uses',
    said: /^$/,
  },
  {
    name: 'server-render',
    what: 'a server renders a page that imports the library, and the library changes nothing on the server',
    said: /^<main><button type="button">Bild wählen<\/button><output><\/output><\/main>$/,
  },
  {
    name: 'commonjs',
    what: 'Node loads the library by require(), and a window without a page is refused',
    said: /^FoyerError: Foyer: a window was opened outside a page[^]*\nrequire worked; opening a window without a page was rejected$/,
  },
]) {
  test.describe(name, () => {
    test.use({ name })

    test(what, async ({ consumer }) => {
      const text = (await consumer.run('build')).trim()
      expect(text).toMatch(said)
      consumer.report(text || 'no error')
    })
  })
}
