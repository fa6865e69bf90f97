import type { Page } from '@playwright/test'
import type { EditorOpenOptions } from '../../../../src/api/EditorApi'
import type { Foyer } from '../../../../src/api/Foyer'
import { expect, type SecondTasks } from './secondPortalTest'

declare const foyer: Foyer

const window = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** The tasks of editor, blog and labels: edit by a token, new article, comments, new post, deletion, own texts. */
export const editorTasks: SecondTasks = async visit => {
  const { page, portal, watch } = visit
  const { shapes, state } = portal
  // The library leaves out an entry that it can't read, and names the entry on the console.
  if (shapes.oddEntry !== 'none') watch.expectTrouble(/^console\.\w+: .*pix\/pictures\/by/)
  await visit.visit(17)

  /** Opens the editor, closes it, and returns the fields of its frame's address. */
  const edit = async (options: Pick<EditorOpenOptions, 'url' | 'article' | 'comments'>) => {
    await page.evaluate(given => foyer.editor.open(given).opened, options)
    const editor = window(page, 'Editor')
    await expect(editor.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('/redaktion')
    const address = (await editor.locator('iframe').getAttribute('src')) ?? ''
    await editor.getByRole('button', { name: 'Schließen', exact: true }).click()
    await expect(editor).toHaveCount(0)
    return Object.fromEntries(new URL(address).searchParams)
  }
  const known = { account: 'thea.brandhorst@kulturkreis.test', token: 'tok-4f2a' }

  await visit.step('edit by a token', async () => {
    expect(await edit({ url: '/redaktion?seite=3' })).toEqual({ seite: '3', ...known })
  })

  await visit.step('a new article, and comments', async () => {
    expect(await edit({ url: '/redaktion', article: { page_id: 3 } })).toEqual({ article_id: '77', ...known })
    expect(await edit({ url: '/redaktion', comments: { page_id: 3, film_id: 6 } })).toEqual({
      comments_config_id: '88',
      ...known,
    })
  })

  await visit.step('a new post', async () => {
    await page.evaluate(() => foyer.blog.newPost().opened)
    const form = window(page, 'Neuer Blogbeitrag')
    await form.getByRole('textbox', { name: 'Überschrift' }).fill('Ein Abend an der Mühle')
    await form.getByRole('combobox', { name: 'Thema' }).selectOption({ label: 'Vor Ort' })
    await form.getByRole('button', { name: 'Beitrag anlegen' }).click()
    await page.waitForURL('**/blog/*')
    expect(state.posts).toEqual([
      { id: Number(page.url().split('/').at(-1)), title: 'Ein Abend an der Mühle', tag: '6' },
    ])
  })

  await visit.visit(17)
  await visit.step('delete the post', async () => {
    const { id } = state.posts[0]!
    await page.evaluate(article => foyer.blog.deleteArticle(article).opened, id)
    await window(page, 'Artikel löschen?').getByRole('button', { name: 'Artikel löschen' }).click()
    await page.waitForURL('**/blog')
    expect(state.posts).toEqual([])
  })

  await visit.visit(17)
  await visit.step('the portal’s own texts, and the languages', async () => {
    const hasOwn = ['nulls', 'markup'].includes(shapes.labels)
    await page.getByRole('button', { name: 'Bild wählen' }).click()
    const library = window(page, hasOwn ? 'Bilderschrank' : 'Bilder')
    await expect(library.getByRole('searchbox', { name: 'Bilder suchen' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(library).toHaveCount(0)
    await page.evaluate(() => foyer.language.choose().opened)
    const languages = window(page, 'Sprache wählen').getByRole('button', { name: /^(Deutsch|English|Polski)/ })
    await expect(languages).toHaveText([/Deutsch/, /English/])
  })
}
