import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { EventCluster } from '../../../src/event/cluster/EventCluster'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from './openEventForm'

const { server, user } = prepareEventForms()
afterEach(() => jest.restoreAllMocks())

const open = (tab: 'Event' | 'Topics', config = {}) =>
  openEventForm(server, {
    id: 4711,
    options: { tab },
    config,
    fake: {
      events: [
        fakeCluster({
          FormalCategoryId: 105,
          ContentCategoryId: '0',
          characteristics: ['401', '999'],
          EventLocationTypeId: '',
        }),
      ],
    },
  })
const meanwhile = (change: Partial<EventCluster>) =>
  server.use(http.get('*/cluster/4711', () => HttpResponse.json(fakeCluster(change))))

it('categories that another person chose show as names, not as numbers', async () => {
  const { root, close, saved } = await open('Topics')
  await user.selectOptions(await root.findByRole('combobox', { name: 'Formale Kategorie' }), 'Ausstellung')
  await user.selectOptions(root.getByRole('combobox', { name: 'Art des Veranstaltungsortes' }), 'Kirche')
  await user.click(root.getByRole('combobox', { name: 'Inhaltliche Kategorie' }))
  await user.click(await root.findByRole('treeitem', { name: 'Landschaftsgartengestaltungsausstellung' }))
  await user.click(root.getByRole('combobox', { name: /^Merkmale/ }))
  await user.click(await root.findByRole('treeitem', { name: 'Barrierefrei' }))
  meanwhile({
    FormalCategoryId: 106,
    FormalCategoryName: '',
    ContentCategoryId: '1203',
    ContentCategoryName: '',
    EventLocationTypeId: '9',
    characteristics: ['401'],
  })
  await user.click(root.getByRole('button', { name: 'Speichern' }))
  const question = within(await root.findByRole('alertdialog', { name: 'Inzwischen geändert' }))
  await user.click(question.getByRole('button', { name: 'Weiter bearbeiten' }))
  expect(await root.findByText('Inhaltliche Kategorie: Kirchenmusik')).toBeInTheDocument()
  expect(root.getByText('Merkmale: Barrierefrei')).toBeInTheDocument()
  // A number is shown only if no name is known for it.
  expect(root.getByText('Art des Veranstaltungsortes: 9')).toBeInTheDocument()
  expect(saved).toEqual([])
  close()
})

it.each([
  ['a series', 3],
  ['undefined', 0],
])(
  '[EVT-OVW-22] an event that became %s meanwhile is not saved: the expert mode is offered, and the entered values stay',
  async (_, IdEventType) => {
    const tab = { closed: false, opener: window as unknown, location: { replace: jest.fn() } }
    jest.spyOn(window, 'open').mockReturnValue(tab as never)
    const { root, field, enter, saved, close } = await open('Event', {
      hosts: { stage: 'https://stage.example' },
      event: { getStageToken: () => Promise.resolve('t') },
    })
    enter({ Titel: 'Meiner' })
    meanwhile({ IdEventType, FormalCategoryId: 105 })
    await user.click(root.getByRole('button', { name: 'Speichern' }))
    const question = within(await root.findByRole('alertdialog', { name: 'Inzwischen geändert' }))
    expect(question.getByText(/keine Einzelveranstaltung mehr/)).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Expertenmodus öffnen' }))
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith(
        'https://stage.example/de_DE/stage/4711?username=eva%40portal.example&token=t',
      ),
    )
    expect(saved).toEqual([])
    expect(field('Titel')).toHaveValue('Meiner')
    close()
  },
)
