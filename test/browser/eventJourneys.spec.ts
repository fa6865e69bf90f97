import type { Locator } from '@playwright/test'
import { eventClient } from '../portal/support/eventClient'
import { seededAccount } from '../support/seededAccount'
import { AccountPerson } from './support/accountPerson'
import { chooseAction, goToRow, openOverview, overviewOf, rowOf, searchEvents } from './support/eventSteps'
import { expect, test } from './support/portalTest'
import { testFestival } from './support/testFestival'

const YEAR = new Date().getFullYear() + 1

testFestival('PGlite', { language: 'de', width: 1280 })

test('[EVT-OVW-34] de, 375 px, by keyboard alone: a member copies a weekly concert, and moves the copy, which looks like a duplicate, by a week', async ({
  authorPage: page,
  portal,
}) => {
  const person = new AccountPerson(page, { language: 'de', width: 375 })
  const { keyboard } = page
  const [member, stranger] = await Promise.all([eventClient(portal, seededAccount.author), eventClient(portal)])
  const title = 'Orgelstunde zur Marktzeit'
  const original = await member.create({
    MlTitle: title,
    MlTitleTranslated: 'Organ hour at the market',
    Description: 'Eine halbe Stunde Orgelmusik, jede Woche.',
    DateFrom: `${YEAR}-06-02T11:30:00`,
    DateTo: `${YEAR}-06-02T12:00:00`,
    LocationFreetext: 'Kirche am Markt',
    ContentCategoryId: '1104',
    Keywords: ['orgel'],
  })
  const window = person.window('event_copy_heading')
  await openOverview(person)
  await person.expectAccessible(overviewOf(person))
  await searchEvents(person, 'orgelstunde marktzeit', 1)
  const sameDay = page.waitForResponse(response => response.url().includes(`date=${YEAR}-06-02`))
  await chooseAction(person, rowOf(person, title), 'event_copy')
  await sameDay
  await expect(window.getByRole('heading', { name: person.say('event_copy_heading') })).toBeVisible()
  await expect(window).toContainText(person.say('event_copy_notice'))
  expect(await member.ids({ search: 'orgelstunde' })).toEqual([original.Id])

  await test.step('is asked about the event on the same day, and moves the copy', async () => {
    await person.press(person.button(window, 'event_save'))
    const question = page.getByRole('alertdialog', { name: person.say('event_duplicate_heading') })
    await expect(question).toContainText(title)
    await person.press(person.button(question, 'event_back_to_form'))
    const date = window.getByRole('textbox', { name: person.say('event_date_from'), exact: true })
    await person.press(person.button(window, 'event_calendar_open').first())
    const calendar = page.getByRole('dialog', { name: person.say('event_calendar'), exact: true })
    await expect(calendar.locator('td [tabindex="0"]')).toBeFocused()
    // The calendar stays above or below its field, although closing the help moves the field.
    await expect(window.getByRole('note')).toHaveCount(0)
    const edges = (element: Locator) => element.evaluate(each => each.getBoundingClientRect().toJSON() as DOMRect)
    await expect
      .poll(async () => {
        const [sheet, field] = [await edges(calendar), await edges(date)]
        return sheet.top >= field.bottom || sheet.bottom <= field.top
      })
      .toBe(true)
    await person.expectAccessible(window)
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(date).toHaveValue(`09.06.${YEAR}`)
    await person.type(window.getByRole('textbox', { name: person.say('event_time_to'), exact: true }), '12:15')
    await keyboard.press('Control+Enter')
    await expect(window).toHaveCount(0)
  })

  const copy = overviewOf(person).getByRole('row').filter({ hasText: '09.06.' })
  await expect(copy).toContainText(person.say('event_not_published'))
  const found = await member.ids({ search: 'orgelstunde' })
  const id = found.find(each => each !== original.Id)!
  const { Description, LocationFreetext, ContentCategoryId, Keywords, MlTitleTranslated } = original
  expect(found).toHaveLength(2)
  expect(await member.cluster(id)).toMatchObject({
    MlTitle: title,
    MlTitleTranslated,
    Description,
    LocationFreetext,
    ContentCategoryId,
    Keywords,
    IdEventType: 1,
    DateFrom: `${YEAR}-06-09T11:30:00`,
    DateTo: `${YEAR}-06-09T12:15:00`,
    IsPublished: 0,
  })
  expect(await member.cluster(original.Id)).toEqual(original)
  const { PageUrl } = await member.cluster(id)
  expect((await stranger.get(PageUrl)).status).toBe(404)
  await chooseAction(person, copy, 'event_publish')
  await expect(copy).not.toContainText(person.say('event_not_published'))
  expect((await stranger.get(PageUrl)).status).toBe(200)
})

test('[EVT-OVW-13] [EVT-OVW-15] en, 1280 px, by keyboard alone: a member cleans up a season, and the portal shows the remaining events', async ({
  authorPage: page,
  portal,
}) => {
  const person = new AccountPerson(page, { language: 'en', width: 1280 })
  const { keyboard } = page
  const [member, stranger] = await Promise.all([eventClient(portal, seededAccount.author), eventClient(portal)])
  const nameOf = (word: string) => `Seebühne: ${word}`
  const words = ['Dorftanz', 'Adlerflug', 'Fährfest', 'Chorfahrt', 'Birkenlied', 'Eulenruf']
  const events = new Map<string, { PageUrl: string }>()
  for (const [index, word] of words.entries())
    events.set(word, await member.create({ MlTitle: nameOf(word), DateFrom: `${YEAR}-08-1${index}T20:00:00` }))
  const overview = overviewOf(person)
  const row = (word: string) => rowOf(person, nameOf(word))
  const expectOrder = (...order: readonly string[]) =>
    expect(overview.locator('[role=row][data-index] .title')).toHaveText(order.map(nameOf))
  const expectStatus = (word: string, key: string) =>
    expect(row(word).getByText(person.say(key), { exact: true })).toBeAttached()
  const selection = overview.getByRole('region', { name: person.say('event_selection') })

  await test.step('finds the season, and one evening of it', async () => {
    await openOverview(person)
    await searchEvents(person, 'seebühne', 6)
    await expectOrder(...words)
    await person.press(person.button(overview, 'event_date_filter'))
    const date = overview.getByRole('textbox', { name: person.say('event_date_filter_label') })
    await expect(date).toBeFocused()
    await keyboard.type(`13.08.${YEAR}`)
    await expectOrder('Chorfahrt')
    await person.expectAccessible(overview)
    await person.press(person.button(overview, 'event_date_filter_close'))
    await expectOrder(...words)
  })

  await test.step('sorts by title in descending order, and unpublishes the first three events', async () => {
    const head = overview.getByRole('columnheader', { name: person.say('event_column_title') })
    await person.press(head.getByRole('button'))
    await keyboard.press('Enter')
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expectOrder('Fährfest', 'Eulenruf', 'Dorftanz', 'Chorfahrt', 'Birkenlied', 'Adlerflug')
    await goToRow(person, row('Fährfest'))
    await keyboard.press('Space')
    await keyboard.press('Shift+ArrowDown')
    await keyboard.press('Shift+ArrowDown')
    await expect(selection).toContainText(person.say('event_marked_count', { COUNT: '3' }))
    await person.expectAccessible(overview)
    await person.press(person.button(selection, 'event_unpublish'))
    await expect(selection).toHaveCount(0)
    for (const word of ['Fährfest', 'Eulenruf', 'Dorftanz']) await expectStatus(word, 'event_not_published')
  })

  await test.step('unpublishes one more event, and undoes the change', async () => {
    await chooseAction(person, row('Chorfahrt'), 'event_unpublish')
    await expectStatus('Chorfahrt', 'event_not_published')
    await expect(
      overview.getByText(person.say('event_is_unpublished', { TITLE: nameOf('Chorfahrt') })).last(),
    ).toBeVisible()
    await person.press(person.button(overview, 'event_undo'))
    await expectStatus('Chorfahrt', 'event_published')
    await expectStatus('Dorftanz', 'event_not_published')
  })

  await test.step('deletes two events after a confirmation that names both', async () => {
    for (const word of ['Fährfest', 'Adlerflug']) {
      await goToRow(person, row(word))
      await keyboard.press('Space')
    }
    await person.press(person.button(selection, 'event_delete'))
    const question = page.getByRole('alertdialog', { name: person.say('delete_event_head') })
    await expect(question.getByRole('listitem')).toHaveCount(2)
    for (const word of ['Fährfest', 'Adlerflug']) await expect(question).toContainText(nameOf(word))
    await person.expectAccessible(question)
    await person.press(person.button(question, 'event_delete'))
    await expectOrder('Eulenruf', 'Dorftanz', 'Chorfahrt', 'Birkenlied')
    await person.expectAccessible(overview)
    await keyboard.press('Escape')
    await expect(overview).toHaveCount(0)
  })

  await test.step('logs out, and finds only the remaining published events on the portal', async () => {
    // Leaves the page first: the focused trigger prefetches the overview's list, which would fail without the session.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await person.goTo('/events')
    await person.type(page.getByRole('searchbox'), 'seebühne')
    await keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(
      ['Chorfahrt', 'Birkenlied'].map(nameOf),
    )
    const statuses = await Promise.all(
      words.map(async word => [word, (await stranger.get(events.get(word)!.PageUrl)).status]),
    )
    expect(Object.fromEntries(statuses)).toEqual({
      Dorftanz: 404,
      Adlerflug: 404,
      Fährfest: 404,
      Chorfahrt: 200,
      Birkenlied: 200,
      Eulenruf: 404,
    })
  })
})
