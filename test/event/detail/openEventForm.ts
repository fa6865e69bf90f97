import { fireEvent } from '@testing-library/react'
import type { RequestHandler } from 'msw'
import type { setupServer } from 'msw/node'
import type { EventDetailOptions } from '../../../src/api/EventApi'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { eventFake } from '../../../src/testing/eventFake'
import { openTestWindow } from '../../support/openTestWindow'

interface OpenOptions {
  readonly id?: number | null
  readonly options?: EventDetailOptions
  readonly config?: FoyerConfig
  readonly fake?: Parameters<typeof eventFake>[0]
  /** Handlers that run before the fake portal. */
  readonly before?: readonly RequestHandler[]
}

/**
 * Opens the event form in jsdom on the fake portal, by the public call. `field` finds a text field by its label.
 */
export async function openEventForm(
  server: ReturnType<typeof setupServer>,
  { id = null, options = {}, config = {}, fake = {}, before = [] }: OpenOptions = {},
) {
  const { handlers, saved } = eventFake(fake)
  server.use(...before, ...handlers)
  const opened = await openTestWindow('event.detail', [id, options], {
    auth: { account: 'eva@portal.example', accountId: 7 },
    customer: 'uferland',
    autocomplete: { debounce: 0 },
    ...config,
  })
  const { root } = opened
  await root.findByRole('button', { name: 'Speichern' })
  // Waits for a field of the form too, not only for its button.
  if ((options.tab ?? 'Event') === 'Event') await root.findByRole('textbox', { name: 'Karten' })
  const field = (name: string) => root.getByRole<HTMLInputElement>('textbox', { name })
  return {
    ...opened,
    saved,
    field,
    enter(values: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(values)) {
        fireEvent.focus(field(name))
        fireEvent.change(field(name), { target: { value } })
        fireEvent.blur(field(name))
      }
    },
    focused: () => (opened.host.shadowRoot!.activeElement as HTMLElement | null)?.getAttribute('id'),
  }
}
