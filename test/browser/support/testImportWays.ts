import { mkdirSync, writeFileSync } from 'node:fs'
import { addDays } from '../../../src/lib/dates'
import { eventClient } from '../../portal/support/eventClient'
import { seededAccount } from '../../support/seededAccount'
import { AccountPerson, type AccountWay } from './accountPerson'
import { expect, test } from './databaseTest'
import { chooseFiles, createList, dropPaths, holdSaves, tryToCloseTab } from './eventLists'
import { openOverview, overviewOf } from './eventSteps'

const YEAR = new Date().getFullYear() + 1
const FIRST = `${YEAR}-05-04`
const COUNT = 6
const WEEKS = Array.from({ length: COUNT }, (_, index) => addDays(FIRST, 7 * index))
const bare = (date: string) => date.replaceAll('-', '')

const calendarOf = (...events: readonly string[]) =>
  ['BEGIN:VCALENDAR', ...events.flatMap(each => ['BEGIN:VEVENT', each, 'END:VEVENT']), 'END:VCALENDAR'].join('\r\n')

/** Returns the source of a web page with events as JSON-LD. */
const pageOf = (...events: readonly Readonly<Record<string, unknown>>[]) => {
  const graph = { '@context': 'https://schema.org', '@graph': events }
  return `<html><script type="application/ld+json">${JSON.stringify(graph)}</script></html>`
}

/** Declares the journeys of persons who import events in several ways; the calling file chooses the database. */
export function testImportWays(database: string, way: AccountWay): void {
  const name = `on ${database}, ${way.width} px, by keyboard`

  test(`${name} alone: a person pastes a web page, completes its two events one after the other in the form, and undoes both`, async ({
    authorPage: page,
    portal,
  }) => {
    const person = new AccountPerson(page, way)
    const member = await eventClient(portal, seededAccount.author)
    const form = person.window('event_new_heading')
    const { window, chosen, made, done } = createList(person, 'event_import_heading')
    const titles = ['Lesung im Pavillon', 'Tanz im Pavillon']
    const title = form.getByRole('textbox', { name: person.say('event_title'), exact: true })

    await test.step('pastes the web page’s source into the overview', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await openOverview(person)
      await page.evaluate(
        text => navigator.clipboard.writeText(text),
        pageOf(
          ...titles.map((each, day) => ({
            '@type': 'Event',
            name: each,
            startDate: `${YEAR}-06-0${day + 1}T19:00:00`,
          })),
        ),
      )
      await person.tabTo(person.button(overviewOf(person), 'event_import'))
      await page.keyboard.press('Control+V')
      await expect(chosen).toHaveCount(2)
      await person.expectAccessible(window)
    })

    await test.step('chooses a category, and completes each event in the form', async () => {
      await person.press(window.getByRole('combobox', { name: person.say('event_import_category') }), 'ArrowDown')
      await person.press(window.getByRole('radio', { checked: true }), 'ArrowDown')
      await expect(window.getByRole('radio', { name: person.say('event_import_singly') })).toBeChecked()
      await person.press(person.button(window, 'event_import_singly_start'))
      await expect(form.getByText(person.say('event_import_notice'))).toBeVisible()
      for (const each of titles) {
        await expect(title).toHaveValue(each)
        await person.type(title, `${each}, mit Einlass`)
        await page.keyboard.press('Control+Enter')
      }
      await expect(form).toHaveCount(0)
      await expect(made).toHaveCount(2)
      const ids = await member.ids({ search: 'im Pavillon, mit Einlass' })
      expect(await Promise.all(ids.map(id => member.cluster(id)))).toMatchObject([
        { IsPublished: 0 },
        { IsPublished: 0 },
      ])
    })

    await test.step('undoes the import', async () => {
      await expect(done(2)).toBeVisible()
      await person.press(person.button(window, 'event_undo'))
      await expect(made).toHaveCount(0)
      expect(await member.ids({ search: 'im Pavillon' })).toEqual([])
      await person.expectAccessible(window)
    })
  })

  test(`${name} after a drop of a calendar file and a folder: a person leaves the page during the import, and goes on later; importing the file again creates no duplicates`, async ({
    authorPage: page,
    portal,
  }, testInfo) => {
    const title = 'Chorprobe an der Mole'
    const [file, folder] = [testInfo.outputPath('proben.ics'), testInfo.outputPath('Alte Termine')]
    const day = bare(FIRST)
    const probe = `UID:mole\r\nSUMMARY:${title}\r\nDTSTART:${day}T190000\r\nRRULE:FREQ=WEEKLY;COUNT=${COUNT}`
    writeFileSync(file, calendarOf(probe, `SUMMARY:${title}: Ausflug`))
    mkdirSync(folder)
    const member = await eventClient(portal, seededAccount.author)
    const startsOf = async () => {
      const ids = await member.ids({ search: title })
      return (await Promise.all(ids.map(id => member.cluster(id))))
        .map(({ DateFrom }) => DateFrom.slice(0, 10))
        .toSorted()
    }

    const person = new AccountPerson(page, way)
    const { window, rows, chosen, made, existing, create, done, stopped } = createList(person, 'event_import_heading')
    const chooseCategory = () =>
      person.press(window.getByRole('combobox', { name: person.say('event_import_category') }), 'ArrowDown')

    await test.step('drops the file and the folder, begins, and stays when the browser asks before the tab closes', async () => {
      await openOverview(person)
      await dropPaths(overviewOf(person), [file, folder])
      await expect(chosen).toHaveCount(COUNT)
      await expect(window.getByText(person.say('event_import_error_folder'))).toBeVisible()
      await person.expectAccessible(window)
      await chooseCategory()
      await holdSaves(page, 3)
      await person.press(create(COUNT))
      await expect.poll(startsOf).toEqual(WEEKS.slice(0, 3))
      expect(await tryToCloseTab(person)).toBe(true)
    })

    await test.step('leaves the page, and restores the list: three events exist, the others are chosen', async () => {
      page.once('dialog', question => void question.accept())
      await openOverview(person)
      await person.press(person.button(overviewOf(person), 'event_import'))
      await expect(person.button(window, 'event_draft_restore')).toBeVisible()
      await person.expectAccessible(window)
      await person.press(person.button(window, 'event_draft_restore'))
      await expect(existing).toHaveCount(3)
      await expect(chosen).toHaveCount(COUNT - 3)
      await person.expectAccessible(window)
    })

    await test.step('stops after one event, and goes on: each event exists once', async () => {
      await chooseCategory()
      const { release } = await holdSaves(page, 1)
      await person.press(create(COUNT - 3))
      await person.press(person.button(window, 'event_bulk_stop'))
      release()
      await expect(stopped(COUNT - 4)).toBeVisible()
      await person.expectAccessible(window)
      await expect(person.button(window, 'event_repeat_leave_not')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(done(COUNT - 3)).toBeVisible()
      expect(await startsOf()).toEqual(WEEKS)
    })

    await test.step('completes the event without a date, and imports the file twice more: all events exist', async () => {
      const form = person.window('event_new_heading')
      await person.press(rows.last().getByRole('button'))
      await person.type(form.getByRole('textbox', { name: person.say('event_date_from'), exact: true }), `1.7.${YEAR}`)
      await page.keyboard.press('Control+Enter')
      await expect(made).toHaveCount(COUNT - 2)
      await person.press(person.button(window, 'event_import_change'))
      await chooseFiles(person, window, [file, file])
      await expect(rows).toHaveCount(2 * (COUNT + 1))
      await expect(existing.or(made)).toHaveCount(2 * (COUNT + 1))
      expect(await startsOf()).toEqual([...WEEKS, `${YEAR}-07-01`])
    })

    await test.step('imports the file in a new window: the event that had no date exists too', async () => {
      await page.keyboard.press('Escape')
      await person.press(person.button(overviewOf(person), 'event_import'))
      await expect(person.button(window, 'event_draft_restore')).toHaveCount(0)
      await chooseFiles(person, window, [file])
      await expect(existing).toHaveCount(COUNT + 1)
      await expect(chosen).toHaveCount(0)
      await person.expectAccessible(window)
    })
  })

  test(`${name} alone: the import reads a calendar with more than 10,000 dates: 500 are listed, and two messages name the two limits`, async ({
    authorPage: page,
  }) => {
    const person = new AccountPerson(page, way)
    const { window, rows } = createList(person, 'event_import_heading')
    const daily = (id: number) =>
      `UID:${id}\r\nSUMMARY:Turmblasen ${id}\r\nDTSTART:${YEAR}0101T180000\r\nRRULE:FREQ=DAILY;COUNT=1000`
    await openOverview(person)
    await person.press(person.button(overviewOf(person), 'event_import'))
    await person.tabTo(window.getByRole('textbox', { name: person.say('event_import_paste') }))
    await page.keyboard.insertText(calendarOf(...Array.from({ length: 11 }, (_, id) => daily(id))))
    await person.press(person.button(window, 'event_import_read'))
    await expect(rows).toHaveCount(500)
    await expect(window.getByText(person.say('event_import_many', { MAX: '500', COUNT: '10000' }))).toBeVisible()
    await expect(window.getByText(person.say('event_import_occurrences', { MAX: '10000' }))).toBeVisible()
    await person.expectAccessible(window)
  })
}
