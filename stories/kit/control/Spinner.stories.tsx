import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '../../../src/kit/control/Spinner'
import { Row } from '../Row'

/** Shown beside a text that names the running action. */
const meta = { component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

/** More pictures of a list are loading. */
export const BesideText: Story = {
  render: () => (
    <Row>
      <Spinner /> Weitere Bilder werden geladen
    </Row>
  ),
}

/** Larger than beside a text. */
export const Large: Story = { args: { size: 32 } }
