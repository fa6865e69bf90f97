import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { findInWindow } from '../../findInWindow'
import { WindowStage } from '../../WindowStage'

const token = '*/event/api/auth'
/** Placeholder for the external editor. */
const given = [{ url: '/favicon.svg' }]
const config = { auth: { account: 'eva@portal.example', accountId: 7 } }

/** The overlay with the external editor. The editor buttons of articles, blogs, pictures and events open it. */
const meta = {
  component: WindowStage,
  tags: ['editor.open'],
  args: { callName: 'editor.open', given, config, globals: {} },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: {
    msw: { handlers: [http.get(token, () => HttpResponse.json('token'))] },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

/** The frame loads the editor from the button's address, with the account and the token added. */
export const Editor: Story = {
  tags: ['default'],
  async play() {
    const editor = await findInWindow()
    const frame = await editor.findByTitle('Inhalt bearbeiten')
    await expect(frame.getAttribute('src')).toMatch(/favicon\.svg\?account=eva%40portal\.example&token=token$/)
  },
}

/** The arrow keys move the window. A viewport smaller than the window is filled, so nothing can move there. */
export const Moved: Story = {
  async play() {
    const editor = await findInWindow()
    const frame = await editor.findByTitle('Inhalt bearbeiten')
    const dialog = frame.closest('dialog')!
    const handle = editor.queryByRole('button', { name: /^Fenster verschieben/ })
    if (!handle) return
    handle.focus()
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowLeft}{/Shift}')
    await waitFor(() => expect(dialog.style.left).not.toBe(''))
  },
}

/** The token is loading. */
export const Loading: Story = {
  tags: ['loading'],
  parameters: { msw: { handlers: [http.get(token, () => delay('infinite'))] } },
}

/** The token could not be loaded: there is a retry button. */
export const Failed: Story = {
  tags: ['failed'],
  parameters: {
    msw: { handlers: [http.get(token, () => new HttpResponse('Internal error', { status: 500 }))] },
    expectedErrors: ['500'],
  },
  async play() {
    const editor = await findInWindow()
    await expect(await editor.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
}
