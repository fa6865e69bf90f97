import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Image, Pencil, Search, Trash2, Upload } from 'lucide'
import { Icon } from '../../../src/kit/control/Icon'
import { Row } from '../Row'

/** Shown beside a text with the same meaning; alone only inside an icon button. */
const meta = { component: Icon, args: { of: Image } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

/** Usual sizes: 16 px beside small texts, 18 px in buttons, 32 px in a drop area, 40 px in empty lists. */
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

/** Icons of the same size have the same stroke width. All icons have the text's colour. */
export const Drawings: Story = {
  render: () => (
    <Row>
      {[Search, Upload, Pencil, Trash2, Check].map((drawing, index) => (
        <Icon key={index} of={drawing} />
      ))}
    </Row>
  ),
}
