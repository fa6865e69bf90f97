import type { Meta, StoryObj } from '@storybook/react-vite'
import { WindowSkeleton } from '../../../src/kit/window/WindowSkeleton'

/** Stands in a window while its code or data load. */
const meta = { component: WindowSkeleton, args: { label: 'Wird geladen', kind: 'lines' } } satisfies Meta<
  typeof WindowSkeleton
>
export default meta
type Story = StoryObj<typeof meta>

/** Pictures will come. */
export const Tiles: Story = { args: { kind: 'tiles' } }

/** A form will come. */
export const Lines: Story = {}
