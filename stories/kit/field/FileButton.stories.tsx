import type { Meta, StoryObj } from '@storybook/react-vite'
import { Upload } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { FileButton } from '../../../src/kit/field/FileButton'
import { storyRoot } from '../../../test/support/storyRoot'

/** Opens the system's file dialog. */
const meta = {
  component: FileButton,
  args: { children: 'Bilder hochladen', icon: Upload, accept: '.jpg,.jpeg,.png,.gif', isMultiple: true, onFiles: fn() },
} satisfies Meta<typeof FileButton>
export default meta
type Story = StoryObj<typeof meta>

/** The same file can be chosen twice in a row. */
export const Several: Story = {
  play: async ({ canvasElement, args }) => {
    const input = storyRoot(canvasElement).querySelector('input')
    if (!input) throw new TypeError('The button has no file input.')
    const file = new File(['x'], 'Rathaus.jpg', { type: 'image/jpeg' })
    await userEvent.upload(input, [file])
    await userEvent.upload(input, [file])
    await expect(args.onFiles).toHaveBeenCalledTimes(2)
    await expect(args.onFiles).toHaveBeenLastCalledWith([file])
  },
}

/** While an upload is under way. */
export const Busy: Story = { args: { isBusy: true } }
