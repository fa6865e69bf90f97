import type { Meta, StoryObj } from '@storybook/react-vite'
import { Images } from 'lucide-react'
import { Button } from '../../../src/kit/control/Button'
import { EmptyState } from '../../../src/kit/control/EmptyState'
import { ListPlace } from '../../../src/kit/list/ListPlace'
import { ModalDialog } from '../../../src/kit/window/ModalDialog'
import { WindowBar } from '../../../src/kit/window/WindowBar'
import { WindowChrome } from '../../../src/kit/window/WindowChrome'

const rows = Array.from({ length: 40 }, (_, index) => <li key={index}>Bild {index + 1}</li>)

/** The place of a long list, or of what stands for it: all the height that a window has left. */
const meta = {
  component: ListPlace,
  args: { isBusy: false, children: null },
  render: args => (
    <ModalDialog label="Bilder" size={{ width: 680, height: 400 }} onDismiss={() => {}}>
      <WindowChrome title="Bilder" closeText="Schließen" onClose={() => {}}>
        <ListPlace {...args} />
        <WindowBar>
          <Button variant="primary">Einfügen</Button>
        </WindowBar>
      </WindowChrome>
    </ModalDialog>
  ),
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof ListPlace>
export default meta
type Story = StoryObj<typeof meta>

/** A list scrolls inside its place; what is above and below it stays. */
export const Listed: Story = {
  args: {
    children: (
      <ul tabIndex={0} aria-label="Bilder" style={{ flex: 1, overflow: 'auto', margin: 0, paddingInline: 32 }}>
        {rows}
      </ul>
    ),
  },
}

/** Nothing is there yet: what stands for the list takes the same place. */
export const Empty: Story = {
  args: { children: <EmptyState icon={Images} heading="Noch keine Bilder" text="Laden Sie die ersten hoch." /> },
}

/** Before the first answer: a screen reader waits. */
export const Busy: Story = { args: { isBusy: true } }
