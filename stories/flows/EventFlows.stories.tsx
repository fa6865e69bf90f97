import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { eventFake } from '../../src/testing/eventFake'
import { fakeCluster } from '../../src/testing/fakeCluster'
import { changedEventHandlers } from '../event/detail/changedEventHandlers'
import { EventDetailStage } from '../event/detail/EventDetailStage'
import { findInWindow } from '../findInWindow'
import { typeText } from '../kit/typeText'

const market = fakeCluster({
  Id: 99,
  MlTitle: 'Flohmarkt am Alten Hafen',
  Location: null,
  DateFrom: '2026-09-12T09:00:00',
  DateTo: '2026-09-12T09:00:00',
})
const festival = fakeCluster({ MlTitle: 'Hafenfestival der kleinen Bühnen' })
const create = eventFake({ events: [market] })
const change = eventFake({ events: [festival] })

/** A member enters an event, or changes one that others edit too. */
const meta = {
  title: 'Flows/Events',
  component: EventDetailStage,
  args: { globals: {} },
  render: (args, { globals }) => <EventDetailStage {...args} globals={globals} />,
  parameters: { docs: { story: { inline: false, height: '700px' } } },
} satisfies Meta<typeof EventDetailStage>
export default meta
type Story = StoryObj<typeof meta>

const find = async (name: string) => (await findInWindow()).findByRole('textbox', { name })
const press = async (name: string) => userEvent.click(await (await findInWindow()).findByRole('button', { name }))
const answer = async (question: string, name: string) =>
  userEvent.click(
    within(await (await findInWindow()).findByRole('alertdialog', { name: question })).getByRole('button', { name }),
  )

/** A new event is similar to an existing one. The form asks for confirmation, and then saves. */
export const CreateDespiteASimilarEvent: Story = {
  args: { config: { event: { defaultCategory: 105 } } },
  parameters: { msw: { handlers: create.handlers } },
  async play({ step }) {
    create.saved.length = 0
    performance.clearResourceTimings()
    await step('Title and beginning', async () => {
      await typeText(await find('Titel'), 'Flohmarkt am Hafen')
      await typeText(await find('Beginn'), '12.9.2026')
    })
    await step('The form loads the events of that day', () =>
      waitFor(() => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
        return expect(loaded.join()).toContain('date=2026-09-12')
      }),
    )
    await step('Save: a similar event exists', () => press('Speichern'))
    await step('Confirm that it is another event', async () => {
      const question = within(await (await findInWindow()).findByRole('alertdialog', { name: 'Schon eingetragen?' }))
      await userEvent.click(question.getAllByRole('button').at(-1)!)
      await waitFor(() => expect(create.saved).toHaveLength(1))
    })
  },
}

/** Another person has saved the same field meanwhile. The form shows both texts, and the member chooses one. */
export const SaveAfterAConflict: Story = {
  args: { eventId: 4711 },
  parameters: {
    msw: {
      handlers: [...changedEventHandlers(festival, 'Fest am Hafen'), ...change.handlers],
    },
  },
  async play({ step }) {
    change.saved.length = 0
    await step('Change the title', async () => typeText(await find('Titel'), ', zweiter Tag'))
    await step('Save: the event was changed meanwhile', () => press('Speichern'))
    await step('Keep my version', async () => {
      await answer('Inzwischen geändert', 'Überschreiben')
      await waitFor(() => expect(change.saved).toHaveLength(1))
    })
  },
}
