import { AccountPerson, type AccountWay } from './accountPerson'
import { expect, test } from './databaseTest'
import { chooseAction, chooseSuggestion, overviewOf, rowOf, searchEvents } from './eventSteps'
import { libraryPage } from './libraryPage'
import { readEventPage } from './readEventPage'

const YEAR = new Date().getFullYear() + 1
const TITLE = 'Klänge an der Neiße: drei Tage Straßenmusik'
const VENUE = 'Weberhof am Nikolaizwinger'
const DESCRIPTION = 'Dreißig Gruppen spielen in Höfen und auf Plätzen.'
const ENGLISH = { title: 'Sounds on the Neisse', text: 'Thirty bands play in yards and squares.' }
const POLISH = { title: 'Dźwięki nad Nysą', text: 'Trzydzieści zespołów gra na podwórkach i placach.' }

/** Declares the journey of a person who enters a festival; the calling file chooses the database. */
export function testFestival(database: string, way: AccountWay): void {
  test(`[EVT-DET-12] [EVT-ADR-09] [EVT-CALL-18] on ${database}, ${way.width} px, by keyboard alone: an author publishes a festival over three days with a new venue, pictures and translations`, async ({
    authorPage: page,
  }) => {
    const person = new AccountPerson(page, way)
    const { keyboard } = page
    const window = person.window('event_new_heading')
    const field = (key: string) => window.getByRole('textbox', { name: person.say(key), exact: true })
    const select = (key: string) => window.getByRole('combobox', { name: person.say(key), exact: true })
    const next = () => person.press(person.button(window, 'event_next'))

    await test.step('enters title and dates', async () => {
      await person.goTo('/events')
      await person.press(page.getByRole('button', { name: 'Veranstaltung eintragen' }))
      await person.type(field('event_title'), TITLE)
      await person.type(field('event_date_from'), `9.7.${YEAR}`)
      await person.type(field('event_time_from'), '18')
      await person.type(field('event_date_to'), `11.7.${YEAR}`)
      await person.type(field('event_time_to'), '22:30')
    })

    await test.step('enters the organiser, and a venue that the portal does not know yet', async () => {
      await chooseSuggestion(person, select('event_organisation'), 'kulturverein gör', /^Kulturverein Görlitz/)
      await chooseSuggestion(person, select('event_location'), VENUE, person.say('event_address_add'))
      const popup = window.getByRole('group', { name: person.say('event_address_location_heading') })
      const popupField = (key: string) => popup.getByRole('textbox', { name: person.say(key), exact: true })
      await expect(popupField('event_address_name')).toBeFocused()
      await expect(popupField('event_address_name')).toHaveValue(VENUE)
      await person.type(popupField('event_address_street'), 'Nikolaistraße 5')
      await person.type(popupField('event_address_postcode'), '02826')
      await chooseSuggestion(
        person,
        popup.getByRole('combobox', { name: person.say('event_address_city'), exact: true }),
        'Görl',
        /^Görlitz/,
      )
      await expect(popup.getByText(person.say('event_address_located'))).toBeVisible()
      await person.tabTo(popup.getByRole('combobox', { name: person.say('event_address_category'), exact: true }))
      await keyboard.press('ArrowDown')
      await person.expectAccessible(window)
      await person.press(person.button(popup, 'event_address_save'))
      await expect(popup).toHaveCount(0)
      await expect(select('event_location')).toHaveValue(VENUE)
      await next()
    })

    await test.step('enters description and topics', async () => {
      await person.type(field('event_description'), DESCRIPTION)
      await next()
      await person.tabTo(select('event_formal_category'))
      await keyboard.type('Festival')
      await person.press(select('event_content_category'), 'ArrowDown')
      await keyboard.type('jazz')
      await keyboard.press('ArrowRight')
      await keyboard.type('sing')
      await keyboard.press('Enter')
      await expect(select('event_content_category')).toHaveText('Jazz, Rock und Pop › Singer-Songwriter')
      await person.press(select('event_characteristics'), 'ArrowDown')
      await keyboard.type('ort')
      await keyboard.press('ArrowRight')
      await keyboard.press('ArrowRight')
      await keyboard.press('Space')
      await keyboard.press('Escape')
      await expect(select('event_characteristics')).toHaveText('Im Freien')
      await person.type(select('event_keywords'), 'offene bühne')
      await keyboard.press('Enter')
      await expect(select('event_keywords')).toHaveAccessibleDescription(
        new RegExp(person.say('event_not_allowed_keywords_title')),
      )
      await person.type(select('event_keywords'), 'offene buehne')
      await keyboard.press('Enter')
      await expect(window.getByText('offene_buehne', { exact: true })).toBeVisible()
      await person.expectAccessible(window)
      await next()
    })

    await test.step('translates the texts into English and Polish', async () => {
      for (const name of ['event_title_english', 'event_description_english'])
        await expect(field(name)).toHaveAttribute('lang', /^en/)
      await person.type(field('event_title_english'), ENGLISH.title)
      await person.type(field('event_description_english'), ENGLISH.text)
      await next()
      await person.type(field('event_title_polish'), POLISH.title)
      await person.type(field('event_description_polish'), POLISH.text)
      await next()
    })

    await test.step('adds pictures from the library', async () => {
      const library = libraryPage(page)
      await person.press(person.button(window, 'event_pictures_add'))
      for (const [word, name] of [
        ['trommel', /^Djembe/],
        ['malerei', /^Pinsel/],
      ] as const) {
        await person.type(library.search, word)
        await keyboard.press('Enter')
        await expect(library.tiles).toHaveCount(1)
        await expect(library.tiles).toHaveAccessibleName(name)
        await person.press(library.tiles, 'Space')
      }
      await person.press(library.selection.getByRole('button', { name: 'Einfügen' }))
      await expect(library.window).toHaveCount(0)
      await expect(window.getByRole('list').getByRole('img')).toHaveCount(2)
      await expect(person.button(window, 'event_pictures_add')).toBeFocused()
      await person.expectAccessible(window)
    })

    await test.step('saves the festival, unpublishes it and publishes it again', async () => {
      await keyboard.press('Control+Enter')
      await expect(overviewOf(person)).toBeVisible()
      await searchEvents(person, 'straßenmusik neiße', 1)
      const row = rowOf(person, TITLE)
      await expect(row).toContainText(person.say('event_published'))
      await chooseAction(person, row, 'event_unpublish')
      await expect(row).toContainText(person.say('event_not_published'))
      await chooseAction(person, row, 'event_publish')
      await expect(row.getByText(person.say('event_published'), { exact: true })).toBeAttached()
      await person.expectAccessible(overviewOf(person))
      await keyboard.press('Escape')
      await expect(overviewOf(person)).toHaveCount(0)
    })

    await test.step('finds the festival on the portal, as any visitor does', async () => {
      await page.context().clearCookies()
      await person.goTo('/events')
      await person.type(page.getByRole('searchbox'), 'weberhof')
      await keyboard.press('Enter')
      await person.press(page.getByRole('link', { name: TITLE }))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(TITLE)
      for (const text of [
        `9. Juli`,
        `11. Juli ${YEAR}`,
        VENUE,
        'Nikolaistraße 5',
        '02826 Görlitz',
        'Kulturverein Görlitz',
        'Singer-Songwriter',
        'Im Freien',
        DESCRIPTION,
        ENGLISH.title,
        ENGLISH.text,
        POLISH.title,
        POLISH.text,
        'offene buehne',
      ])
        await expect(main).toContainText(text)
      const pictures = main.locator('img')
      await expect(pictures).toHaveCount(2)
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect(picture).toHaveJSProperty('complete', true)
        expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      }
      const { jsonLd, entry } = await readEventPage(page)
      expect(jsonLd).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: TITLE,
        description: DESCRIPTION,
        startDate: `${YEAR}-07-09T18:00:00`,
        endDate: `${YEAR}-07-11T22:30:00`,
        location: {
          name: VENUE,
          address: { streetAddress: 'Nikolaistraße 5', postalCode: '02826', addressLocality: 'Görlitz' },
          geo: { latitude: expect.closeTo(51.15, 1), longitude: expect.closeTo(14.98, 1) },
        },
        organizer: [{ name: 'Kulturverein Görlitz' }],
        image: [expect.any(String), expect.any(String)],
        keywords: 'offene_buehne',
      })
      expect(entry).toMatchObject({
        SUMMARY: { value: TITLE },
        DTSTART: { parameters: { TZID: 'Europe/Berlin' }, value: `${YEAR}0709T180000` },
        DTEND: { value: `${YEAR}0711T223000` },
        LOCATION: { value: expect.stringContaining(VENUE) },
      })
    })
  })
}
