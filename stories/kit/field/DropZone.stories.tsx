import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { DropZone } from '../../../src/kit/field/DropZone'
import { dragFiles } from '../../../test/support/dragFiles'
import { storyRoot } from '../../../test/support/storyRoot'
import { Column } from '../Column'

/** A place that takes files, dropped or chosen. */
const meta = {
  component: DropZone,
  args: {
    text: 'Bilder hierher ziehen',
    hint: 'JPEG, PNG oder GIF, höchstens 10 MB je Bild',
    buttonText: 'Dateien auswählen',
    accept: '.jpg,.jpeg,.png,.gif',
    isMultiple: true,
    onFiles: fn(),
  },
  decorators: [
    Story => (
      <Column>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof DropZone>
export default meta
type Story = StoryObj<typeof meta>

/** Waiting for files. */
export const Idle: Story = {}

/** Files are held over it. */
export const Over: Story = {
  play: async ({ canvasElement, args }) => {
    const text = within(storyRoot(canvasElement)).getByText('Bilder hierher ziehen')
    const file = new File(['x'], 'Rathaus.jpg', { type: 'image/jpeg' })
    dragFiles(text, 'dragenter', [file])
    dragFiles(text, 'drop', [file])
    await expect(args.onFiles).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'Rathaus.jpg' })])
    dragFiles(text, 'dragenter', [file])
  },
}

/** No uploads now. */
export const Disabled: Story = { args: { isDisabled: true } }

/** Long German words. */
export const LongText: Story = {
  args: {
    text: 'Landesausstellungseröffnungsveranstaltungsbilder hierher ziehen',
    hint: 'Kulturlandschaftspflegevereinigungsmitgliedsbilder sind auf 10 MB begrenzt',
    buttonText: 'Dateien vom Rechner auswählen',
  },
}
