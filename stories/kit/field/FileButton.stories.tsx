import type { Meta, StoryObj } from '@storybook/react-vite'
import { Upload } from 'lucide'
import { expect, fn, userEvent } from 'storybook/test'
import { FileButton } from '../../../src/kit/field/FileButton'
import { storyRoot } from '../../../test/support/storyRoot'
import { Row } from '../Row'

/** Opens the system's file dialog. */
const meta = {
  component: FileButton,
  args: { children: 'Bilder hochladen', icon: Upload, accept: '.jpg,.jpeg,.png,.gif', onFiles: fn() },
} satisfies Meta<typeof FileButton>
export default meta
type Story = StoryObj<typeof meta>

/** The same file can be chosen twice in a row. */
export const Multiple: Story = {
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

/** An upload is running. */
export const Busy: Story = { args: { isBusy: true } }

/** In the variants and sizes of Button. */
export const Variants: Story = {
  render: args => (
    <Row>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map(variant => (
        <FileButton key={variant} {...args} variant={variant} />
      ))}
      {(['medium', 'small'] as const).map(size => (
        <FileButton key={size} {...args} size={size} />
      ))}
    </Row>
  ),
}

/** Disabled state. */
export const Disabled: Story = { args: { disabled: true } }
