import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { temporaryFake } from '../../../test/support/fakes/temporaryFake'
import { findInWindow } from '../../findInWindow'
import { TemporaryStage } from './TemporaryStage'

/** The choice between going on without and with registration: before a temporary account, and wherever a page needs to know who takes part. */
const meta = {
  component: TemporaryStage,
  args: { callName: 'register.temporaryIntro', globals: {} },
  render: (args, { globals }) => <TemporaryStage {...args} globals={globals} />,
  parameters: { msw: { handlers: temporaryFake().handlers }, docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof TemporaryStage>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is picked yet: there is no way on. */
export const Start: Story = {
  tags: ['register.temporaryIntro', 'default'],
  async play() {
    const window = await findInWindow()
    await expect(await window.findByRole('button', { name: 'Ohne Registrierung' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await expect(window.getByRole('button', { name: 'Weiter' })).toBeDisabled()
  },
}

/** The picked option says what it means. */
export const WithoutRegistration: Story = {
  async play() {
    const window = await findInWindow()
    const option = await window.findByRole('button', { name: 'Ohne Registrierung' })
    await userEvent.click(option)
    await expect(option).toHaveAccessibleDescription(/ein Jahr lang in diesem Browser/)
    await expect(window.getByRole('button', { name: 'Weiter' })).toBeEnabled()
  },
}

/** Who has a temporary account already goes on with it. */
export const Again: Story = {
  args: { life: 'saved' },
  async play() {
    const window = await findInWindow()
    const option = await window.findByRole('button', { name: 'Ohne Registrierung' })
    await userEvent.click(option)
    await expect(option).toHaveAccessibleDescription(/haben Sie schon ein vorläufiges Konto/)
  },
}

/** From the form one comes back with registration picked. */
export const WithRegistration: Story = {
  args: { given: [{ withRegistration: true }] },
  async play() {
    const window = await findInWindow()
    await expect(await window.findByRole('button', { name: 'Mit Registrierung' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

/** The basic intro asks for approval; nothing is created by it. */
export const Basic: Story = {
  tags: ['register.basicIntro', 'default'],
  args: { callName: 'register.basicIntro' },
  async play() {
    const window = await findInWindow()
    const option = await window.findByRole('button', { name: 'Ohne Registrierung' })
    await userEvent.click(option)
    await expect(option).toHaveAccessibleDescription(/Ihren Namen brauchen wir dafür nicht/)
  },
}
