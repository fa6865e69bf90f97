import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilledText } from '../../../src/kit/control/FilledText'
import { createLabels } from '../../../src/labels/createLabels'
import { TextMarkers } from '../../../src/labels/TextMarkers'
import { WindowLabels } from '../../../src/labels/useLabels'

const labels = createLabels('de_DE', () => false)

/** A text of the portal's template, with the values of the window's markers. */
const meta = {
  component: FilledText,
  args: { text: 'Wir haben an {email} geschrieben.' },
  decorators: [
    Story => (
      <WindowLabels labels={labels} windowName="register.message">
        <TextMarkers value={{ email: 'eva@uferland.example' }}>
          <p>
            <Story />
          </p>
        </TextMarkers>
      </WindowLabels>
    ),
  ],
} satisfies Meta<typeof FilledText>
export default meta
type Story = StoryObj<typeof meta>

/** The window has a value for the marker. */
export const Filled: Story = {}

/** A marker without a value stays as it is. */
export const WithoutValue: Story = { args: { text: 'Wir haben an {phone} geschrieben.' } }
