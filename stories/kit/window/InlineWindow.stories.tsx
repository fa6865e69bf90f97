import type { Meta, StoryObj } from '@storybook/react-vite'
import { InlineWindow } from '../../../src/kit/window/InlineWindow'
import { WindowBody } from '../../../src/kit/window/WindowBody'
import { WindowChrome } from '../../../src/kit/window/WindowChrome'

/** On a page that gives the library its own area instead of a modal window. */
const meta = {
  component: InlineWindow,
  args: {
    label: 'Bildarchiv',
    size: { width: 680, height: 320 },
    children: (
      <WindowChrome title="Bildarchiv" closeText="Schließen">
        <WindowBody>Hier stehen die Bilder des Kontos.</WindowBody>
      </WindowChrome>
    ),
  },
} satisfies Meta<typeof InlineWindow>
export default meta
type Story = StoryObj<typeof meta>

/** Fills its area and has no close button, because nothing is behind it. */
export const Area: Story = {}
