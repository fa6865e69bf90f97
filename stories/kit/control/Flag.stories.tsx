import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag } from '../../../src/kit/control/Flag'
import { Row } from '../Row'

/** Shown beside the name or code of a language; never alone, because a flag is not a language. */
const meta = { component: Flag, args: { code: 'de' } } satisfies Meta<typeof Flag>
export default meta
type Story = StoryObj<typeof meta>

/** The three languages of the portal, and one without a flag. */
export const Languages: Story = {
  render: () => (
    <Row>
      <Flag code="de" /> DE <Flag code="en" /> EN <Flag code="pl" /> PL <Flag code="xx" /> XX
    </Row>
  ),
}
