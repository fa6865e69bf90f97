import type { Meta, StoryObj } from '@storybook/react-vite'
import { Images } from 'lucide'
import { Button } from '../../../src/kit/control/Button'
import { EmptyState } from '../../../src/kit/control/EmptyState'
import { ListPlace } from '../../../src/kit/list/ListPlace'
import { ModalDialog } from '../../../src/kit/window/ModalDialog'
import { WindowBar } from '../../../src/kit/window/WindowBar'
import { WindowChrome } from '../../../src/kit/window/WindowChrome'

const rows = Array.from({ length: 40 }, (_, index) => <li key={index}>Bild {index + 1}</li>)

/** Container of a long list or its placeholder: takes all remaining height of a window. */
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

/** The list scrolls inside the container; content above and below stays in place. */
export const Listed: Story = {
  args: {
    children: (
      <ul tabIndex={0} aria-label="Bilder" style={{ flex: 1, overflow: 'auto', margin: 0, paddingInline: 32 }}>
        {rows}
      </ul>
    ),
  },
}

/** The empty state fills the same space. */
export const Empty: Story = {
  args: { children: <EmptyState icon={Images} heading="Noch keine Bilder" text="Laden Sie die ersten hoch." /> },
}

/** The list loads for the first time. Its container is marked as busy for screen readers. */
export const Busy: Story = { args: { isBusy: true } }
