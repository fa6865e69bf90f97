import type { Meta, StoryObj } from '@storybook/react-vite'
import { AllParts } from './AllParts'

/** The kit's parts in the states that the conformance suite checks. */
const meta = { component: AllParts } satisfies Meta<typeof AllParts>
export default meta
type Story = StoryObj<typeof meta>

/** Default state. */
export const Plain: Story = { args: { state: 'plain' } }

/** Required and with an error, if the part supports that. */
export const Faulty: Story = { args: { state: 'faulty' } }

/** Disabled, if the part supports that. */
export const Disabled: Story = { args: { state: 'disabled' } }

/** With a label that only screen readers read, if the part supports that. */
export const Unlabelled: Story = { args: { state: 'unlabelled' } }
