import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { InfoBubble } from '../../../../src/kit/control/popup/InfoBubble'
import { storyRoot } from '../../../../test/support/storyRoot'

function Live(props: ComponentProps<typeof InfoBubble>) {
  const [isShown, setIsShown] = useState(props.isShown)
  return <InfoBubble {...props} isShown={isShown} onToggle={() => setIsShown(!isShown)} />
}

/** Optional help for a field. */
const meta = {
  component: InfoBubble,
  args: {
    label: 'Hilfe zum Titel',
    isShown: true,
    onToggle: () => {},
    children: 'Höchstens 60 Zeichen, ohne Datum und Ort: die stehen ohnehin dabei.',
  },
  render: args => <Live {...args} />,
} satisfies Meta<typeof InfoBubble>
export default meta
type Story = StoryObj<typeof meta>

/** The help is open. */
export const Shown: Story = {}

/** The help button shows and hides the help. */
export const Toggled: Story = {
  args: { isShown: false },
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.click(story.getByRole('button', { expanded: false }))
    await expect(await story.findByRole('note')).toBeVisible()
    await userEvent.click(story.getByRole('button', { expanded: true }))
    await waitFor(() => expect(story.queryByRole('note')).toBeNull())
  },
}

/** Opens and closes without fading. The event form hides the help in this way when an error shows. */
export const Instant: Story = {
  args: { isInstant: true },
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.click(story.getByRole('button', { expanded: true }))
    await expect(story.queryByRole('note')).toBeNull()
  },
}
