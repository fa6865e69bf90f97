import { waitFor, within } from '@testing-library/react'
import { eventListFake } from '../../../src/testing/eventListFake'
import { fakeEvent, fakeEvents } from '../../../src/testing/fakeEvents'
import { enter, line, prepareOverview, titles } from './support/prepareOverview'

const { user, open } = prepareOverview()

describe('the list', () => {
  it('[EVT-OVW-10] sorts by a header, in both directions, and shows the direction in `aria-sort`', async () => {
    const { root, close } = await open(eventListFake({ events: fakeEvents(5) }))
    await line(root, 'Orgelmatinee')
    const header = root.getByRole('columnheader', { name: 'Titel' })
    expect(header).toHaveAttribute('aria-sort', 'none')
    await user.click(within(header).getByRole('button'))
    expect(titles(root)).toEqual([
      'Führung durch die Altstadt',
      'Jazz am Brunnen',
      'Lesung: Briefe aus Breslau',
      'Orgelmatinee',
      'Töpfermarkt',
    ])
    expect(header).toHaveAttribute('aria-sort', 'ascending')
    await user.click(within(header).getByRole('button'))
    expect(titles(root)[0]).toBe('Töpfermarkt')
    expect(header).toHaveAttribute('aria-sort', 'descending')
    await user.click(within(root.getByRole('columnheader', { name: 'Datum' })).getByRole('button'))
    expect([titles(root)[0], header.getAttribute('aria-sort')]).toEqual(['Orgelmatinee', 'none'])
    close()
  })

  it.each([
    ['Status', 'Führung durch die Altstadt', 'Orgelmatinee'],
    ['Ort', 'Führung durch die Altstadt', 'Jazz am Brunnen'],
    ['Veranstalter', 'Orgelmatinee', 'Führung durch die Altstadt'],
    ['Kategorie', 'Führung durch die Altstadt', 'Töpfermarkt'],
  ])('[EVT-OVW-10] sorts by the header ‘%s’, in both directions', async (name, first, last) => {
    const { root, close } = await open(eventListFake({ events: fakeEvents(5) }))
    await line(root, 'Orgelmatinee')
    const header = root.getByRole('columnheader', { name })
    for (const [direction, title] of [
      ['ascending', first],
      ['descending', last],
      ['ascending', first],
    ]) {
      await user.click(within(header).getByRole('button'))
      expect([header.getAttribute('aria-sort'), titles(root)[0]]).toEqual([direction, title])
    }
    close()
  })

  it('[EVT-OVW-10] sorts text in the order of the page’s language', async () => {
    const events = ['Mühle', 'Łódź', 'Lublin'].map((MlTitle, Id) => fakeEvent({ Id: Id + 1, MlTitle }))
    const { root, close } = await open(eventListFake({ events }), { language: 'pl_PL' })
    await line(root, 'Łódź')
    await user.click(root.getAllByRole('columnheader')[5]!.querySelector('button')!)
    expect(titles(root)).toEqual(['Lublin', 'Łódź', 'Mühle'])
    close()
  })
})

it('the list begins with the next event, but shows search results in the portal’s order', async () => {
  const events = [
    fakeEvent({ Id: 1, MlTitle: 'Fest von gestern', DateFrom: '2019-07-01T17:00:00' }),
    fakeEvent({ Id: 2, MlTitle: 'Fest ohne Datum', DateFrom: '', DateTo: '' }),
    fakeEvent({ Id: 3, MlTitle: 'Fest in hundert Jahren', DateFrom: '2190-07-01T17:00:00' }),
  ]
  const { root, close } = await open(eventListFake({ events }))
  await line(root, 'Fest von gestern')
  expect(titles(root)).toEqual(['Fest in hundert Jahren', 'Fest ohne Datum', 'Fest von gestern'])
  await user.click(root.getByRole('button', { name: 'Suchen' }))
  enter(root.getByRole('searchbox'), 'Fest')
  await waitFor(() => expect(titles(root)[0]).toBe('Fest von gestern'))
  expect(titles(root)).toEqual(['Fest von gestern', 'Fest ohne Datum', 'Fest in hundert Jahren'])
  close()
})
