import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Image, Pencil, Search, Trash2, Upload } from 'lucide-react'
import { Icon } from '../../../src/kit/control/Icon'
import { Row } from '../Row'

/** Beside a text that says the same; alone only inside an icon button. */
const meta = { component: Icon, args: { of: Image } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

/** The sizes in use: notes, buttons, empty states. */
export const Sizes: Story = {
  render: () => (
    <Row>
      <Icon of={Image} size={16} />
      <Icon of={Image} />
      <Icon of={Image} size={32} />
      <Icon of={Image} size={40} />
    </Row>
  ),
}

/** All drawn with one stroke width, in the text's colour. */
export const Drawings: Story = {
  render: () => (
    <Row>
      {[Search, Upload, Pencil, Trash2, Check].map((drawing, index) => (
        <Icon key={index} of={drawing} />
      ))}
    </Row>
  ),
}
