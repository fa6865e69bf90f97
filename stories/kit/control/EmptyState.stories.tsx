import type { Meta, StoryObj } from '@storybook/react-vite'
import { ImageOff, Images, SearchX } from 'lucide'
import { Button } from '../../../src/kit/control/Button'
import { EmptyState } from '../../../src/kit/control/EmptyState'

/** Shown instead of a list that has no entries. */
const meta = {
  component: EmptyState,
  args: {
    icon: Images,
    heading: 'Noch keine Bilder',
    text: 'Ziehen Sie Bilder hierher, oder wählen Sie Dateien aus.',
    action: <Button variant="primary">Bilder hochladen</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

/** First visit to an empty library. */
export const First: Story = {}

/** A search without results. */
export const NothingFound: Story = {
  args: {
    icon: SearchX,
    heading: 'Nichts gefunden',
    text: 'Zu „Kirmes“ gibt es kein Bild.',
    action: <Button>Alle Bilder zeigen</Button>,
  },
}

/** Only a heading, without a text and an action. */
export const Bare: Story = {
  args: { icon: ImageOff, heading: 'Keine Bilder in dieser Serie', text: undefined, action: undefined },
}

/** Long words of German labels. */
export const LongText: Story = {
  args: {
    heading: 'Keine Veranstaltungsmerkmalsverwaltungsübersichtsbilder vorhanden',
    text: 'Die Kulturlandschaftspflegevereinigung hat noch keine Bilder für die Landesausstellungseröffnungsveranstaltung hochgeladen.',
  },
}
