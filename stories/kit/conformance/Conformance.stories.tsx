import type { Meta, StoryObj } from '@storybook/react-vite'
import { AllParts } from './AllParts'

/** Every part of the kit in the states that the conformance suite looks at. */
const meta = { component: AllParts } satisfies Meta<typeof AllParts>
export default meta
type Story = StoryObj<typeof meta>

/** Ready to be used. */
export const Plain: Story = { args: { state: 'plain' } }

/** Required and in error, where a part knows that. */
export const Faulty: Story = { args: { state: 'faulty' } }

/** Not to be used now, where a part knows that. */
export const Disabled: Story = { args: { state: 'disabled' } }

/** Where the place makes it plain, a field's label is read out but not shown. */
export const Unlabelled: Story = { args: { state: 'unlabelled' } }
