import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { fakePersons } from '../../../src/testing/fakePersons'
import { registerFake } from '../../../src/testing/registerFake'
import { findInWindow } from '../../findInWindow'
import { WindowStage } from '../../WindowStage'

/** Asks the visitor to choose one of several persons. */
const meta = {
  component: WindowStage,
  tags: ['register.nameselect'],
  args: { globals: {}, callName: 'register.open', given: ['nameselect', { data: { fullmatch: fakePersons } }] },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: {
    msw: { handlers: registerFake({ check_mail: { next: 'verifymail' } }).handlers },
    docs: { story: { inline: false, height: '660px' } },
  },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

/** No choice: an error is shown at the list. */
export const Unchosen: Story = {
  tags: ['refused'],
  async play() {
    const window = await findInWindow()
    await userEvent.click(await window.findByRole('button', { name: 'Weiter' }))
    await expect(await window.findByText(/^Bitte wählen Sie einen Eintrag/)).toBeVisible()
  },
}

/** A person is chosen; the next window offers ways to regain access. */
export const Chosen: Story = {
  async play() {
    const window = await findInWindow()
    await userEvent.click(await window.findByRole('radio', { name: /^Jörg Weiß/ }))
    await userEvent.click(window.getByRole('button', { name: 'Weiter' }))
    await waitFor(async () =>
      expect((await findInWindow()).getByRole('button', { name: 'An den Betreiber senden' })).toBeVisible(),
    )
  },
}

/** Several similar entries to choose from. */
export const Persons: Story = {
  tags: ['default', 'long'],
  async play() {
    await expect(await (await findInWindow()).findAllByRole('radio')).toHaveLength(fakePersons.length + 1)
  },
}

/** A common name: forty entries. */
export const Many: Story = {
  tags: ['many'],
  args: {
    given: [
      'nameselect',
      { data: { fullmatch: Array.from({ length: 40 }, (_, index) => ({ ...fakePersons[0], id: 20_001 + index })) } },
    ],
  },
  async play() {
    await expect(await (await findInWindow()).findAllByRole('radio')).toHaveLength(41)
  },
}
