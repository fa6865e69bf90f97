import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { runAxe } from './support/runAxe'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer

/** Rules of axe that are off, because the portal's page and the portal's window template each have a header. */
const LANDMARKS = ['landmark-no-duplicate-banner', 'landmark-unique']
const postWindow = (page: Page) => page.getByRole('dialog', { name: 'Neuer Blogbeitrag' })
const title = (page: Page) => postWindow(page).getByRole('textbox', { name: 'Überschrift' })
const tag = (page: Page) => postWindow(page).getByRole('combobox', { name: 'Thema' })
const create = (page: Page) => postWindow(page).getByRole('button', { name: 'Beitrag anlegen' })

test.describe('the blog', () => {
  test('[REG-API-09] [REG-API-24] [REG-BLG-03] a new post, opened with the page’s button, needs a title and a tag, and is deleted only after a confirmation', async ({
    authorPage: page,
    watch,
  }) => {
    watch.expectTrouble(/404.*ein-abend-im-hafen|status of 404/)
    const asked: URL[] = []
    page.on('request', request => asked.push(new URL(request.url())))
    const called = (m: string) =>
      asked
        .filter(({ searchParams }) => searchParams.get('m') === m)
        .map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])
    await page.goto('/blog')
    await page.getByRole('button', { name: 'Beitrag schreiben' }).focus()
    await page.keyboard.press('Enter')
    await expect(title(page)).toBeFocused()
    await expect(tag(page).getByRole('option')).not.toHaveCount(1)
    expect(await runAxe(page, axe => axe.include('foyer-root').disableRules(LANDMARKS))).toEqual([])

    await page.keyboard.press('Enter')
    const message = page
      .getByRole('alertdialog', { name: 'Da fehlt noch etwas' })
      .or(page.getByRole('dialog', { name: 'Da fehlt noch etwas' }))
    await expect(message.getByText('Ein Beitrag braucht eine Überschrift und ein Thema.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(message).toHaveCount(0)
    await expect(title(page)).toBeFocused()
    await page.keyboard.type('Ein Abend im Hafen & <b>mehr</b>')
    await create(page).click()
    await message.getByRole('button', { name: 'OK' }).click()
    await expect(tag(page)).toBeFocused()
    expect(called('new_article_and_blog_item')).toEqual([])

    // Escape does not close the window at once while typed text is unsaved.
    await page.keyboard.press('Escape')
    await page
      .getByRole('alertdialog', { name: 'Beitrag verwerfen?' })
      .getByRole('button', { name: 'Zurück zum Beitrag' })
      .click()
    await tag(page).selectOption({ index: 1 })
    const tag_id = await tag(page).inputValue()
    await create(page).click()
    await page.waitForURL('**/articles/**')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Abend im Hafen & <b>mehr</b>')
    expect(called('new_article_and_blog_item')).toEqual([
      [
        '/page.json',
        {
          m: 'new_article_and_blog_item',
          language_id: '1',
          title: 'Ein Abend im Hafen & <b>mehr</b>',
          tag_id,
          tag_group_id: '2',
        },
      ],
    ])

    await page.getByRole('button', { name: 'Artikel löschen' }).click()
    const question = page.getByRole('dialog', { name: 'Artikel löschen?' })
    await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused()
    expect(await runAxe(page, axe => axe.include('foyer-root').disableRules(LANDMARKS))).toEqual([])
    await expect(question.getByText(/Das lässt sich nicht rückgängig machen/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(question).toHaveCount(0)
    expect(called('delete_article_and_blog_item')).toEqual([])
    const address = page.url()
    await page.getByRole('button', { name: 'Artikel löschen' }).click()
    await question.getByRole('button', { name: 'Artikel löschen' }).click()
    await page.waitForURL('**/blog')
    expect(called('delete_article_and_blog_item')).toHaveLength(1)
    expect(await page.evaluate(url => fetch(url).then(({ status }) => status), address).catch(() => 0)).toBe(404)
  })

  test('[REG-API-21] [REG-API-17] the login layer opens for an account that must not write posts, and for a visitor whose call needs an account [REG-API-04]', async ({
    page,
    portal,
  }) => {
    const layer = page.getByRole('dialog').filter({ has: page.getByRole('tab').first() })
    await page.goto('/blog')
    for (const call of ['blog.newPost', 'blog.deleteArticle', 'register.login', 'register.migrate']) {
      await page.evaluate(callName => {
        const trigger = document.createElement('button')
        trigger.dataset['foyer'] = callName
        if (callName === 'blog.deleteArticle') trigger.dataset['id'] = '1'
        document.body.append(trigger)
        trigger.click()
      }, call)
      await expect(layer, call).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('foyer-root')).toHaveCount(0)
    }
    const [name = '', value = ''] = (await portal.signIn('matthis.vossberg@kulturportal.example')).split('=')
    await page.context().addCookies([{ name, value, url: portal.url }])
    await page.goto('/blog')
    await page.getByRole('button', { name: 'Beitrag schreiben' }).click()
    await expect(layer).toBeVisible()
  })

  test('the window of a new post does not open a `javascript:` address of the portal, and keeps the typed values after a failed request', async ({
    authorPage: page,
    watch,
  }) => {
    watch.expectTrouble(/500/)
    await page.goto('/playground')
    let answer: { status?: number; json: object } = { json: { page_url: 'javascript:document.title="hit"' } }
    await page.route('**/page.json?m=new_article**', route => route.fulfill(answer))
    const write = async () => {
      await page.evaluate(() => void foyer.blog.newPost({ tags: [{ id: 5, name: 'Eigenes Thema' }] }))
      await title(page).fill('Hafen')
      await tag(page).selectOption({ label: 'Eigenes Thema' })
      await create(page).click()
    }
    await write()
    await page.getByText('lässt sich von hier aus aber nicht öffnen').waitFor()
    await page.keyboard.press('Enter')
    expect(await page.title()).not.toBe('hit')
    await expect(page.locator('foyer-root')).toHaveCount(0)
    answer = { status: 500, json: { message: 'kaputt' } }
    await write()
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(title(page)).toHaveValue('Hafen')
    await expect(tag(page)).toHaveValue('5')
  })
})
