import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PromptDialog } from '../../../src/kit/dialog/PromptDialog'
import { storyRoot } from '../../../test/support/storyRoot'
import { Notice } from '../../../src/kit/control/Notice'

/** Asks for one line of text, such as the name of something new. */
const meta = {
  component: PromptDialog,
  args: {
    heading: 'Neue Serie',
    fieldLabel: 'Titel',
    defaultValue: 'Sommer am Fluss',
    okText: 'Anlegen',
    cancelText: 'Abbrechen',
    onOk: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof PromptDialog>
export default meta
type Story = StoryObj<typeof meta>

/** OK returns the text; the field has the focus at once. */
export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    const story = within(storyRoot(canvasElement))
    await expect(story.getByRole('textbox', { name: 'Titel' })).toHaveValue('Sommer am Fluss')
    await userEvent.click(story.getByRole('button', { name: 'Anlegen' }))
    await expect(args.onOk).toHaveBeenCalledWith('Sommer am Fluss')
  },
}

/** With further content below the field. */
export const WithMore: Story = {
  args: {
    extra: <Notice tone="info">Eine Serie ordnet Bilder. Wenn Sie die Serie löschen, bleiben die Bilder.</Notice>,
  },
}
