import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '../../../src/kit/control/Spinner'
import { Row } from '../Row'

/** Beside a text that says what is going on. */
const meta = { component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

/** While more pictures of a list are on their way. */
export const BesideText: Story = {
  render: () => (
    <Row>
      <Spinner /> Weitere Bilder werden geladen
    </Row>
  ),
}

/** Alone in the middle of a small place; a hidden text says what is going on. */
export const Large: Story = { args: { size: 32 } }
