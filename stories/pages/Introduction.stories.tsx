import type { Meta, StoryObj } from '@storybook/react-vite'
import { Introduction as Content } from './Introduction'

/** Introduces Foyer: contents, all windows, design rules, and how to add a story. */
const meta = {
  title: 'Introduction',
  component: Content,
  tags: ['!autodocs'],
  parameters: { options: { showPanel: false } },
} satisfies Meta<typeof Content>
export default meta

/** Start here when you open Storybook for the first time. */
export const Introduction: StoryObj<typeof meta> = {}
