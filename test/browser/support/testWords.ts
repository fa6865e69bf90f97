import type { Picture } from '../../../src/pix/picture/Picture'
import { portalClient } from '../../support/portalClient'
import { seededAccount } from '../../support/seededAccount'
import { AccountPerson, type AccountWay } from './accountPerson'
import { expect, test } from './databaseTest'
import { libraryPage } from './libraryPage'

const TEXT = 'Eine Pflanze vor hellem Grund, aus nächster Nähe'

/**
 * Declares the journey of a person who adds a picture's missing description; the calling file chooses the database.
 */
export function testWords(database: string, way: AccountWay): void {
  test(`on ${database}, ${way.width} px, by keyboard alone: an editor describes a picture without description, inserts it, and marks it as decorative in the article`, async ({
    authorPage: page,
    portal,
  }) => {
    const person = new AccountPerson(page, way)
    const { keyboard } = page
    const library = libraryPage(page)
    const author = await portalClient(portal, seededAccount.author)
    const loadAll = async (): Promise<Picture[]> =>
      (await author.get(`/pix/pictures/by/${author.accountId}?from=0&limit=1000`)).json()
    const load = async () => (await loadAll())[0]!
    const change = (id: number, fields: Record<string, string>) =>
      author.post(`/pix/pictures/${id}`, { method: 'PUT', ...fields })
    const describe = (id: number, text: string) => change(id, { 'descriptions_by_id_language[1]': text })
    const { Id } = await load()
    const described = async () => (await load()).DescriptionsByIdLanguage[1] ?? ''
    // Other tests on this portal may have uploaded pictures without a description.
    for (const picture of await loadAll())
      if (!picture.DescriptionsByIdLanguage[1]) await describe(picture.Id, 'Ein Bild')
    await describe(Id, '')
    // The library would ask for a missing title or credit before it inserts the picture.
    await change(Id, { title: 'Am Wehr', copyright: 'Henrike Ahlers' })
    expect(await described()).toBe('')
    const meta = person.window('pix_meta_heading')
    const placing = person.window('pix_position_heading')
    const figure = page.locator('.block-picture').first()

    await test.step('finds the picture by the filter for missing descriptions', async () => {
      await person.goTo('/articles/die-geduld-der-pflanzenfotografen/edit')
      await person.press(page.getByRole('button', { name: 'Bild einfügen' }).first())
      await expect(library.tiles.first()).toBeVisible()
      await person.tabTo(library.filter)
      await keyboard.type(person.say('pix_filter_undescribed'))
      await expect(library.window.locator('[part=notice]')).toContainText(
        person.say('pix_undescribed_found', { COUNT: '1' }),
      )
      await expect(library.tiles).toHaveCount(1)
      await person.expectAccessible(library.window)
    })

    await test.step('describes the picture in the language of the page; the filter then finds no picture', async () => {
      await person.press(library.tiles.first())
      await person.type(meta.getByRole('textbox', { name: /^Beschreibung \(Deutsch/ }), TEXT)
      await person.press(person.button(meta, 'pix_save'))
      await expect(meta).toHaveCount(0)
      expect(await described()).toBe(TEXT)
      await expect(library.window.locator('[part=notice]')).toContainText(person.say('pix_undescribed_none'))
      await person.press(person.button(library.window, 'pix_review_end'))
    })

    await test.step('inserts the picture, and marks it as decorative', async () => {
      await person.tabTo(library.tiles.first())
      await keyboard.press('Space')
      await person.press(library.selection.getByRole('button', { name: 'Einfügen' }))
      await expect(library.window).toHaveCount(0)
      // The new block is before the button that had the focus.
      const place = figure.getByRole('button', { name: 'Bild platzieren' })
      for (let stop = 0; !(await place.evaluate(element => element.matches(':focus'))); stop += 1) {
        expect(stop, 'the button of the new block is near').toBeLessThan(20)
        await keyboard.press('Shift+Tab')
      }
      await keyboard.press('Enter')
      const decorative = placing.getByRole('checkbox', { name: person.say('pix_position_decorative') })
      await person.press(decorative, 'Space')
      await expect(placing.getByRole('textbox', { name: person.say('pix_position_description') })).toBeDisabled()
      await person.expectAccessible(placing)
      await person.press(person.button(placing, 'pix_position_submit'))
      await expect(placing).toHaveCount(0)
      await expect(figure.locator('img')).toHaveAttribute('alt', '')
      await expect(place).toBeFocused()
    })

    await test.step('opens the window again, which shows the picture as decorative', async () => {
      await keyboard.press('Enter')
      await expect(placing.getByRole('checkbox', { name: person.say('pix_position_decorative') })).toBeChecked()
      await keyboard.press('Escape')
      await expect(placing).toHaveCount(0)
    })
  })
}
