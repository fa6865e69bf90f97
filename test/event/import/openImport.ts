import userEvent from '@testing-library/user-event'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { HttpResponse, type RequestHandler } from 'msw'
import type { setupServer } from 'msw/node'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import type { EventCluster } from '../../../src/event/cluster/EventCluster'
import { eventFake } from '../../../src/testing/eventFake'
import { openTestWindow } from '../../support/openTestWindow'

/** Returns the text of a calendar file. Each argument has the lines of one event. */
export const calendarOf = (...events: readonly (readonly string[])[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.map(lines => ['BEGIN:VEVENT', lines.join('\r\n'), 'END:VEVENT'].join('\r\n')),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

interface OpenOptions {
  /** Events of the portal. */
  readonly events?: readonly EventCluster[]
  readonly config?: FoyerConfig
  readonly requiredFields?: unknown
  /** Handlers that run before the fake portal. */
  readonly before?: readonly RequestHandler[]
  /** Returns the response to the save of an event with this title. If undefined, the portal responds with a new id. */
  save?(title: string): Response | undefined
}

/** Returns a file with the method `arrayBuffer`, which the files of jsdom do not have. */
export function fileOf(content: string | Uint8Array<ArrayBuffer>, name: string): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return Object.assign(new File([bytes], name), { arrayBuffer: () => Promise.resolve(bytes.buffer) })
}

const FIRST_ID = 5000

/** Opens the event overview, and the import window over it. The fake portal gives each new event the next id. */
export async function openImport(
  server: ReturnType<typeof setupServer>,
  { events = [], config = {}, requiredFields = null, before = [], save }: OpenOptions = {},
) {
  let next = FIRST_ID
  const user = userEvent.setup({ pointerEventsCheck: 0, applyAccept: false })
  const fake = eventFake({
    events,
    requiredFields,
    save: fields =>
      fields.get('method') === 'POST'
        ? (save?.(fields.get('MlTitle') ?? '') ?? HttpResponse.json({ Id: next++ }))
        : undefined,
  })
  server.use(...before, ...fake.handlers)
  const opened = await openTestWindow('event.overview', [], {
    auth: { account: 'eva@portal.example', accountId: 7 },
    customer: 'uferland',
    ...config,
  })
  const { root } = opened
  await user.click(await root.findByRole('button', { name: 'Importieren …' }))
  const window = within(await root.findByRole('dialog', { name: 'Veranstaltungen importieren' }))
  await window.findByRole('button', { name: 'Datei wählen …' })
  const box = (name: string | RegExp) => window.getByRole<HTMLInputElement>('checkbox', { name })
  return {
    ...opened,
    ...fake,
    window,
    user,
    box,
    /** Chooses files with these contents. */
    async choose(...contents: (string | Uint8Array<ArrayBuffer>)[]) {
      const input = [...opened.host.shadowRoot!.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1)!
      const files = contents.map((content, index) => fileOf(content, `kalender-${index}.ics`))
      await user.upload(input, files)
    },
    paste(text: string) {
      fireEvent.change(window.getByRole('textbox', { name: 'Oder Text einfügen' }), { target: { value: text } })
      fireEvent.click(window.getByRole('button', { name: 'Text lesen' }))
    },
    /** Returns the text of each row, with `x` before it if the row is chosen, otherwise with `-`. */
    rows: () =>
      window
        .queryAllByRole('listitem')
        .flatMap(item => within(item).queryAllByRole<HTMLInputElement>('checkbox'))
        .map(({ checked, labels }) => `${checked ? 'x' : '-'} ${labels![0]!.textContent}`),
    /** Waits until the list is compared with the portal's events. */
    ready: () =>
      waitFor(() => {
        const button = window.getByRole('button', { name: /anlegen$|^Im Formular öffnen$/ })
        if (button.getAttribute('aria-disabled') === 'true') throw new Error('The list is still being compared.')
      }),
    chooseCategory: (name: string) =>
      user.selectOptions(window.getByRole('combobox', { name: 'Kategorie für alle' }), name),
    press: (name: string | RegExp) => user.click(window.getByRole('button', { name })),
    /** The titles of the events that were sent. */
    created: () =>
      fake.saved.filter(({ fields }) => fields.get('method') === 'POST').map(({ fields }) => fields.get('MlTitle')),
    deleted: () => fake.saved.filter(({ fields }) => fields.get('method') === 'DELETE').map(({ id }) => id),
  }
}
