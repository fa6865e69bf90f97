import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { findInWindow } from '../findInWindow'
import { WindowStage } from '../WindowStage'

const address = '*/page.json'
const tags = [
  { tag_id: 21, title: 'Musik' },
  { tag_id: 24, title: 'Landschaftspflege und Naturfotografie' },
]
const config = { auth: { account: 'eva@portal.example', accountId: 7, blogAuthor: true } }

/** The window of a new blog post: what the post-entry button opens. */
const meta = {
  component: WindowStage,
  args: { callName: 'blog.newPost', config, globals: {} },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: { msw: { handlers: [http.get(address, () => HttpResponse.json({ tags }))] }, docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

/** A title and a tag. */
export const NewPost: Story = {
  async play() {
    const post = await findInWindow()
    await expect(await post.findByRole('option', { name: 'Musik' })).toBeInTheDocument()
    await userEvent.type(post.getByRole('textbox', { name: 'Überschrift' }), 'Ein Abend im Hafen')
  },
}

/** The title or the tag is missing. */
export const Missing: Story = {
  async play() {
    const post = await findInWindow()
    await userEvent.click(await post.findByRole('button', { name: 'Beitrag anlegen' }))
    await expect(await post.findByText('Ein Beitrag braucht eine Überschrift und ein Thema.')).toBeVisible()
  },
}

/** The tags can't be had: the title stays, and one can try again. */
export const TagsFailed: Story = {
  parameters: { msw: { handlers: [http.get(address, () => new HttpResponse('Internal error', { status: 500 }))] }, expectedFaults: ['500'] },
  async play() {
    const post = await findInWindow()
    await expect(await post.findByRole('alert')).toBeVisible()
  },
}
