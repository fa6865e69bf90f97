import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { temporaryFake } from '../../../src/testing/temporaryFake'
import { findInWindow } from '../../findInWindow'
import { TemporaryStage } from './TemporaryStage'
import { germanTemporaryTexts } from '../../../src/labels/texts/de/layers'

/**
 * Choice between continuing with and without registration. Without registration, the temporary intro leads to the form
 * of a temporary account; the basic intro closes, and creates no account.
 */
const meta = {
  component: TemporaryStage,
  args: { callName: 'register.temporaryIntro', globals: {} },
  render: (args, { globals }) => <TemporaryStage {...args} globals={globals} />,
  parameters: { msw: { handlers: temporaryFake().handlers }, docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof TemporaryStage>
export default meta
type Story = StoryObj<typeof meta>

/** No option is chosen, so continuing is disabled. */
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

/** The chosen option is explained. */
export const WithoutRegistration: Story = {
  async play() {
    const window = await findInWindow()
    const option = await window.findByRole('button', { name: 'Ohne Registrierung' })
    await userEvent.click(option)
    await expect(option).toHaveAccessibleDescription(/ein Jahr lang in diesem Browser/)
    await expect(window.getByRole('button', { name: 'Weiter' })).toBeEnabled()
  },
}

/** A person with a temporary account continues with this account. */
export const Again: Story = {
  args: { life: 'saved' },
  async play() {
    const window = await findInWindow()
    const option = await window.findByRole('button', { name: 'Ohne Registrierung' })
    await userEvent.click(option)
    await expect(option).toHaveAccessibleDescription(/haben Sie schon ein vorläufiges Konto/)
  },
}

/** 'Register instead' in the form of a temporary account opens the intro again, with registration chosen. */
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

/** The basic intro, which creates no account. */
export const Basic: Story = {
  tags: ['register.basicIntro', 'default'],
  args: { callName: 'register.basicIntro' },
  async play() {
    const window = await findInWindow()
    const option = await window.findByRole('button', { name: 'Ohne Registrierung' })
    await userEvent.click(option)
    await expect(option).toHaveAccessibleDescription(germanTemporaryTexts['register_tmp_basic_without_text'])
  },
}
