import type { Foyer } from '../../../src/api/Foyer'
import type { Picture } from '../../../src/pix/picture/Picture'
import { portalClient } from '../../support/portalClient'
import { seededAccount } from '../../support/seededAccount'
import { AccountPerson, type AccountWay } from './accountPerson'
import { expect, test } from './databaseTest'
import { libraryPage } from './libraryPage'

declare const foyer: Foyer
declare const chosen: Picture[] | null

const TEXTS = ['Boote im Hafen', 'Ein Kran vor grauem Himmel']

/**
 * Declares the journey of a person who inserts pictures that lack a required description; the calling file chooses the
 * database.
 */
export function testFieldCheck(database: string, way: AccountWay): void {
  test(`on ${database}, ${way.width} px, by keyboard alone: two marked pictures are inserted after their required descriptions are filled in`, async ({
    authorPage: page,
    portal,
  }) => {
    const person = new AccountPerson(page, way)
    const { keyboard } = page
    const library = libraryPage(page)
    const check = person.window('pix_check_heading')
    const name = 'Beschreibung (Deutsch)'
    const field = check.getByRole('textbox', { name })
    const causes = check.getByRole('list', { name: person.say('pix_check_list') }).getByRole('listitem')
    const author = await portalClient(portal, seededAccount.author)
    const load = async () =>
      (await (await author.get(`/pix/pictures/by/${author.accountId}?from=0&limit=2`)).json()) as Picture[]
    const ids = (await load()).map(({ Id }) => Id)

    await test.step('the first two pictures have a description in another language only', async () => {
      for (const id of ids)
        await author.post(`/pix/pictures/${id}`, {
          method: 'PUT',
          'descriptions_by_id_language[1]': '',
          'descriptions_by_id_language[2]': 'In the harbour',
        })
      expect((await load()).map(({ DescriptionsByIdLanguage }) => DescriptionsByIdLanguage[1] ?? '')).toEqual(['', ''])
    })

    await test.step('marks both pictures and inserts them', async () => {
      await person.goTo('/playground')
      await page.evaluate(() => {
        foyer.configure({ checkForFields: { Description: ['notempty'] } })
        Object.assign(globalThis, { chosen: null })
        void foyer.pix.select().result.then(result => Object.assign(globalThis, { chosen: result }))
      })
      await person.tabTo(library.tiles.first())
      await keyboard.press('Space')
      await keyboard.press('ArrowRight')
      await keyboard.press('Space')
      await expect(library.selection).toContainText('2 markiert')
      await person.press(library.selection.getByRole('button', { name: 'Einfügen' }))
      await expect(field).toBeFocused()
      await expect(causes).toContainText([`${name}: Angabe fehlt`, `${name}: Angabe fehlt`])
      await person.expectAccessible(check)
    })

    await test.step('is told what is missing, and describes the first picture', async () => {
      await person.press(person.button(check, '_save_next'))
      await expect(field).toHaveAccessibleDescription(/Angabe fehlt/)
      await expect(field).toBeFocused()
      await person.expectAccessible(check)
      await person.type(field, TEXTS[0]!)
      await person.press(person.button(check, '_save_next'))
      await expect(check.getByText('Bild 2 von 2', { exact: true })).toBeVisible()
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('')
    })

    await test.step('describes the second picture, and inserts both pictures', async () => {
      await person.type(field, TEXTS[1]!)
      await person.press(person.button(check, '_save_insert'))
      await expect(page.locator('foyer-root')).toHaveCount(0)
      const result = await page.evaluate(() =>
        chosen!.map(picture => ({ id: picture.Id, text: picture.Description, isComplete: foyer.pix.check(picture) })),
      )
      expect(result).toEqual(ids.map((id, index) => ({ id, text: TEXTS[index], isComplete: true })))
      const stored = await load()
      expect(stored.map(({ DescriptionsByIdLanguage }) => DescriptionsByIdLanguage)).toMatchObject(
        TEXTS.map(text => ({ 1: text, 2: 'In the harbour' })),
      )
    })
  })
}
