import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../../src/kit/control/Button'
import { Notice } from '../../../src/kit/control/Notice'
import { Column } from '../Column'

/** A message in the flow of a window. It covers and blocks nothing. */
const meta = { component: Notice, args: { tone: 'info', children: 'Die Serie wurde angelegt.' } } satisfies Meta<
  typeof Notice
>
export default meta
type Story = StoryObj<typeof meta>

/** The four tones. */
export const Tones: Story = {
  render: () => (
    <Column>
      <Notice tone="info">Es werden nur die markierten Bilder gezeigt.</Notice>
      <Notice tone="success">3 Bilder wurden hochgeladen.</Notice>
      <Notice tone="warning">Zwei Bilder haben keinen Titel.</Notice>
      <Notice tone="error">Die Bilder konnten nicht geladen werden.</Notice>
    </Column>
  ),
}

/** With an action beside the message. */
export const WithAction: Story = {
  args: {
    tone: 'error',
    children: 'Der Server antwortet nicht. Ihre Markierungen bleiben erhalten.',
    action: <Button size="small">Erneut versuchen</Button>,
  },
}

/** A long message moves its button to the next line. */
export const LongText: Story = {
  args: {
    tone: 'warning',
    children:
      'Die Landesausstellungseröffnungsveranstaltungsbilder Eröffnungsveranstaltung-Kulturlandschaftsausstellung-Niederrhein-2024-Endfassung.jpeg sind größer als 10 MB.',
    action: <Button size="small">Andere Dateien auswählen</Button>,
  },
  decorators: [
    Story => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
}
