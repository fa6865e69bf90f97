import type { Meta, StoryObj } from '@storybook/react-vite'
import { WindowSkeleton } from '../../../src/kit/window/WindowSkeleton'

/** Placeholder in a window while its code or data load. */
const meta = { component: WindowSkeleton, args: { label: 'Wird geladen', kind: 'lines' } } satisfies Meta<
  typeof WindowSkeleton
>
export default meta
type Story = StoryObj<typeof meta>

/** Placeholder for pictures. */
export const Tiles: Story = { args: { kind: 'tiles' } }

/** Placeholder for a form. */
export const Lines: Story = {}
