import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MessageDialog } from '../../../src/kit/dialog/MessageDialog'
import { focusedElement } from '../../../src/kit/window/keyboard'
import { storyRoot } from '../../../test/support/storyRoot'

/** Shows a message that must be read before continuing. */
const meta = {
  component: MessageDialog,
  args: {
    heading: 'Bilder nicht geladen',
    text: 'Der Server hat nicht geantwortet.',
    okText: 'OK',
    onOk: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof MessageDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Enter calls `onOk`, Escape calls `onCancel`. */
export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    const ok = within(storyRoot(canvasElement)).getByRole('button', { name: 'OK' })
    await expect(focusedElement()).toBe(ok)
    await userEvent.keyboard('{Enter}')
    await expect(args.onOk).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}

/** With the server's response for technical readers. Enter presses OK even while the response has the focus. */
export const Detail: Story = {
  args: { detail: 'POST /pix/pictures/by/12.json\n500 Internal Server Error\nDas Dateisystem ist voll.' },
  play: async ({ canvasElement, args }) => {
    within(storyRoot(canvasElement))
      .getByText(/500 Internal/)
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOk).toHaveBeenCalledTimes(1)
  },
}

/** With a second button. */
export const WithCancel: Story = {
  args: {
    heading: 'Sitzung abgelaufen',
    text: 'Bitte melden Sie sich erneut an. Ihre Eingaben bleiben erhalten.',
    okText: 'Anmelden',
    cancelText: 'Abbrechen',
  },
}

/** Long German words break, and a long response scrolls inside the dialog. */
export const LongText: Story = {
  args: {
    heading: 'Landesausstellungseröffnungsveranstaltungsbilderverwaltung nicht erreichbar',
    text: 'Die Kulturlandschaftspflegevereinigungsmitgliederverwaltung hat die Anfrage abgelehnt.',
    detail: 'Zeile der Antwort des Servers, die sehr ausführlich ist.\n'.repeat(30),
    okText: 'Verstanden',
    cancelText: 'Zugriffsberechtigungsanfrage senden',
  },
}
