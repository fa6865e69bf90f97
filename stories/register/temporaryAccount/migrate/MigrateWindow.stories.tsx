import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { temporaryFake } from '../../../../src/testing/temporaryFake'
import { findInWindow } from '../../../findInWindow'
import { TemporaryStage } from '../TemporaryStage'
import { away, waiting } from '../../../portalStates'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverleihverein'
const summary = {
  moves: [
    { field: 'taccount_type_id', value: 'Künstlerin oder Künstler' },
    { field: 'artistname', value: LONG },
    { field: 'existmail', value: 'joerdis.gross-oehlers@uferland.example' },
  ],
  conflicts: [
    { field: 'firstname', temporary: 'Jördis', account: 'Henrike' },
    { field: 'surname', temporary: 'Groß-Öhlers', account: 'Ahlers' },
  ],
}
const config = { auth: { account: 'henrike.ahlers@kulturportal.example', accountId: 1001 } }

/** Moves a temporary account into the signed-in account. Shows first which values move, and which the account keeps. */
const meta = {
  component: TemporaryStage,
  tags: ['register.migrate'],
  args: { callName: 'register.migrate', life: 'saved', config, globals: {} },
  render: (args, { globals }) => <TemporaryStage {...args} globals={globals} />,
  parameters: {
    msw: { handlers: temporaryFake({ summary }).handlers },
    docs: { story: { inline: false, height: '620px' } },
  },
} satisfies Meta<typeof TemporaryStage>
export default meta
type Story = StoryObj<typeof meta>

/** Data that moves, and values that the account keeps. */
export const Summary: Story = {
  tags: ['default', 'long'],
  async play() {
    const window = await findInWindow()
    await expect(await window.findByRole('heading', { name: 'Das kommt in Ihr Konto' })).toBeVisible()
    await expect(window.getByText('Bleibt: Henrike')).toBeVisible()
  },
}

/** The portal refuses: the layer stays open. */
export const Refused: Story = {
  tags: ['refused'],
  parameters: { msw: { handlers: temporaryFake({ summary, moved: { success: false } }).handlers } },
  async play() {
    const window = await findInWindow()
    await window.findByRole('heading', { name: 'Das kommt in Ihr Konto' })
    await userEvent.click(window.getByRole('button', { name: 'Jetzt übernehmen' }))
    await expect(await window.findByRole('alert')).toHaveTextContent(/unverändert/)
  },
}

/** The move is complete. */
export const Moved: Story = {
  async play() {
    const window = await findInWindow()
    await window.findByRole('heading', { name: 'Das kommt in Ihr Konto' })
    await userEvent.click(window.getByRole('button', { name: 'Jetzt übernehmen' }))
    await expect(await window.findByRole('button', { name: 'Fertig' })).toBeVisible()
  },
}

/** Nothing to move. */
export const Nothing: Story = {
  tags: ['empty'],
  args: { life: 'migrated' },
  async play() {
    const window = await findInWindow()
    await expect(await window.findByRole('heading', { name: 'Hier gibt es nichts zu übernehmen' })).toBeVisible()
  },
}

/** The summary is loading; the window can already be closed. */
export const Loading: Story = { ...waiting, tags: ['loading'] }

/** The portal responds with an error: the window shows the error and a retry button. */
export const Failed: Story = {
  ...away,
  tags: ['failed'],
  async play() {
    await expect(await (await findInWindow()).findByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
}
