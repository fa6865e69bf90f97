import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from './openEventForm'

const { server, user } = prepareEventForms()

it('[EVT-DET-09] Next moves the focus to the first field of the next tab, and on the last tab to the button that chooses pictures', async () => {
  const { root, host, close } = await openEventForm(server, {
    id: 4711,
    config: { event: { translation: true } },
    fake: { events: [fakeCluster({ FormalCategoryId: 105 })] },
  })
  const next = () => user.click(root.getByRole('button', { name: 'Weiter' }))
  const expectFocus = (name: string) =>
    waitFor(() => expect(host.shadowRoot!.activeElement).toHaveAccessibleName(expect.stringContaining(name)))
  for (const name of ['Beschreibung', 'Formale Kategorie', 'Titel auf Englisch', 'Bilder auswählen']) {
    await next()
    await expectFocus(name)
  }
  close()
})

it('[EVT-DET-09] Next does not move the focus if the person focuses another field while the categories are loading', async () => {
  let answer = () => {}
  const come = new Promise<void>(resolve => {
    answer = resolve
  })
  const late = http.get('*/categories', async () => {
    await come
    return HttpResponse.json({ formal: [{ value: '105', label: 'Konzert' }] })
  })
  const { root, host, close } = await openEventForm(server, {
    id: 4711,
    options: { tab: 'Description' },
    before: [late],
    fake: { events: [fakeCluster({ FormalCategoryId: 105 })] },
  })
  await user.click(root.getByRole('button', { name: 'Weiter' }))
  const keywords = root.getByRole('textbox', { name: 'Schlagwörter' })
  keywords.focus()
  answer()
  await root.findByRole('combobox', { name: 'Formale Kategorie' })
  expect(host.shadowRoot!.activeElement).toBe(keywords)
  close()
})

it('a new event’s window is named by its heading', async () => {
  const { root, close } = await openEventForm(server)
  expect(root.getByRole('heading', { name: 'Neue Veranstaltung' })).toBeInTheDocument()
  expect(root.getByRole('dialog')).toHaveAccessibleName('Neue Veranstaltung')
  close()
})

it('[EVT-DET-02] a caller may name a tab that is not configured: the form then opens on its first tab', async () => {
  const { root, close } = await openEventForm(server, {
    id: 4711,
    options: { tab: 'Topics' },
    config: { event: { topicsTab: false } },
    fake: { events: [fakeCluster()] },
  })
  expect(root.getByRole('tab', { name: 'Veranstaltung' })).toHaveAttribute('aria-selected', 'true')
  close()
})
