import type { Meta, StoryObj } from '@storybook/react-vite'
import { Introduction as Content } from './Introduction'

/** What Foyer is, the rules of its look, where everything stands, and how to add to it. */
const meta = { title: 'Introduction', component: Content, tags: ['!autodocs'] } satisfies Meta<typeof Content>
export default meta

/** For whoever opens Storybook for the first time. */
export const Introduction: StoryObj<typeof meta> = {}
