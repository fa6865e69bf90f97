import type { Meta, StoryObj } from '@storybook/react-vite'
import { InlineWindow } from '../../../src/kit/window/InlineWindow'
import { WindowBody } from '../../../src/kit/window/WindowBody'
import { WindowChrome } from '../../../src/kit/window/WindowChrome'

/** A window in an area of the page, instead of a modal dialog. */
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

/** The window fills its area. It has no close button, because nothing is behind it. */
export const Area: Story = {}
