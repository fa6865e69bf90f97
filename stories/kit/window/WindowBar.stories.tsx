import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../../src/kit/control/Button'
import { WindowBar } from '../../../src/kit/window/WindowBar'

/** The footer of a window: its actions, the most important one last. */
const meta = {
  component: WindowBar,
  args: {
    start: '3 Bilder markiert',
    children: (
      <>
        <Button>Abbrechen</Button>
        <Button variant="primary">Einsetzen</Button>
      </>
    ),
  },
} satisfies Meta<typeof WindowBar>
export default meta
type Story = StoryObj<typeof meta>

/** With a count at the start. */
export const WithStart: Story = {}

/** Only actions. */
export const ActionsOnly: Story = { args: { start: undefined } }

/** Long German words wrap to a second line. */
export const LongText: Story = {
  args: {
    start: 'Landesausstellungseröffnungsveranstaltungsbilder markiert',
    children: (
      <>
        <Button>Zugriffsberechtigungsanfrage senden</Button>
        <Button variant="primary">Veranstaltungsmerkmale übernehmen</Button>
      </>
    ),
  },
}
