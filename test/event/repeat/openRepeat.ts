import userEvent from '@testing-library/user-event'
import { fireEvent, within } from '@testing-library/react'
import { HttpResponse, type RequestHandler } from 'msw'
import type { setupServer } from 'msw/node'
import type { EventCluster } from '../../../src/event/cluster/EventCluster'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { openEventForm } from '../detail/openEventForm'

interface OpenOptions {
  /** The event of the form. */
  readonly event?: Partial<EventCluster>
  /** Further events of the portal. */
  readonly others?: readonly EventCluster[]
  readonly config?: FoyerConfig
  /** Handlers that run before the fake portal. */
  readonly before?: readonly RequestHandler[]
  /** Returns the response to the save of an event on this day. If undefined, the portal responds with a new id. */
  save?(day: string): Response | undefined
}

const user = userEvent.setup({ pointerEventsCheck: 0 })
const FIRST_ID = 5000

/** Opens the form of an event in jsdom, and the repeat window over it, on a fake portal that numbers new events. */
export async function openRepeat(
  server: ReturnType<typeof setupServer>,
  { event, others = [], config, before, save }: OpenOptions = {},
) {
  let next = FIRST_ID
  const form = await openEventForm(server, {
    id: 4711,
    ...(config && { config }),
    ...(before && { before }),
    fake: {
      events: [fakeCluster(event), ...others],
      save: fields =>
        fields.get('method') === 'POST'
          ? (save?.((fields.get('DateFrom') ?? '').slice(0, 10)) ?? HttpResponse.json({ Id: next++ }))
          : undefined,
    },
  })
  await user.click(form.root.getByRole('button', { name: 'Wiederholen …' }))
  const place = form.root
  const window = within(await place.findByRole('dialog', { name: 'Veranstaltung wiederholen' }))
  await window.findByText(/^Jeder Termin wird/)
  const box = (name: string | RegExp) => window.getByRole('checkbox', { name })
  return {
    ...form,
    window,
    user,
    box,
    /** Returns the text of each date, with `x` before it if the date is chosen, otherwise with `-`. */
    dates: () =>
      window
        .queryAllByRole<HTMLInputElement>('checkbox', { name: /\d{4}/ })
        .map(({ checked, labels }) => `${checked ? 'x' : '-'} ${labels![0]!.textContent}`),
    type(name: string, text: string) {
      const field = window.getByRole('textbox', { name })
      fireEvent.focus(field)
      fireEvent.change(field, { target: { value: text } })
      fireEvent.blur(field)
    },
    /** Types a further day and presses Enter. */
    add(day: string) {
      const field = window.getByRole('textbox', { name: 'Weiterer Tag' })
      fireEvent.change(field, { target: { value: day } })
      fireEvent.keyDown(field, { key: 'Enter' })
    },
    choose: (name: string, option: string) => user.selectOptions(window.getByRole('combobox', { name }), option),
    press: (name: string | RegExp) => user.click(window.getByRole('button', { name })),
    /** The days of the requests that create events, refused ones included. */
    created: () =>
      form.saved
        .filter(({ fields }) => fields.get('method') === 'POST')
        .map(({ fields }) => (fields.get('DateFrom') ?? '').slice(0, 10)),
    deleted: () => form.saved.filter(({ fields }) => fields.get('method') === 'DELETE').map(({ id }) => id),
  }
}
