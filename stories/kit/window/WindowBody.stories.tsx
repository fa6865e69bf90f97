import type { Meta, StoryObj } from '@storybook/react-vite'
import { Loader } from '../../../src/kit/control/Loader'
import { ModalDialog } from '../../../src/kit/window/ModalDialog'
import { WindowBody } from '../../../src/kit/window/WindowBody'
import { WindowChrome } from '../../../src/kit/window/WindowChrome'

/** The part of a window between its header and its bar. */
const meta = {
  component: WindowBody,
  args: { children: null },
  render: args => (
    <ModalDialog label="Bilder" size={{ width: 680, height: 400 }} onDismiss={() => {}}>
      <WindowChrome title="Bilder" closeText="Schließen" onClose={() => {}}>
        <WindowBody {...args} />
      </WindowChrome>
    </ModalDialog>
  ),
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof WindowBody>
export default meta
type Story = StoryObj<typeof meta>

/** A long text scrolls under the header, also by keyboard. */
export const Text: Story = {
  args: {
    textLabel: 'Nutzungsbedingungen',
    children: Array.from({ length: 30 }, (_, index) => <p key={index}>Absatz {index + 1} der Nutzungsbedingungen.</p>),
  },
}

/** The content fills the body and scrolls inside itself. */
export const Filling: Story = {
  args: {
    isFilling: true,
    children: (
      <div role="region" aria-label="Bilderliste" tabIndex={0} style={{ flex: 1, overflow: 'auto', padding: 16 }}>
        <div style={{ height: 900 }}>Eine Liste, die in sich scrollt.</div>
      </div>
    ),
  },
}

/** While the content is being replaced, the body is marked as busy for screen readers. */
export const Busy: Story = {
  args: {
    isBusy: true,
    children: (
      <>
        <p>Diese Bilder gehören noch zum vorigen Filter.</p>
        <Loader />
      </>
    ),
  },
}
