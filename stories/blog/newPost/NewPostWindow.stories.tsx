import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { findInWindow } from '../../findInWindow'
import { WindowStage } from '../../WindowStage'
import { waiting } from '../../portalStates'

const address = '*/page.json'
const tags = [
  { tag_id: 21, title: 'Musik' },
  { tag_id: 24, title: 'Landschaftspflege und Naturfotografie' },
]
const config = { auth: { account: 'eva@portal.example', accountId: 7, blogAuthor: true } }

/** The window of a new blog post. A button of the page opens it. */
const meta = {
  component: WindowStage,
  tags: ['blog.newPost'],
  args: { callName: 'blog.newPost', config, globals: {} },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: {
    msw: { handlers: [http.get(address, () => HttpResponse.json({ tags }))] },
    docs: { story: { inline: false, height: '420px' } },
  },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

/** A title is typed; the tags have loaded. */
export const NewPost: Story = {
  tags: ['default', 'long'],
  async play() {
    const post = await findInWindow()
    await expect(await post.findByRole('option', { name: 'Musik' })).toBeInTheDocument()
    await userEvent.type(post.getByRole('textbox', { name: 'Überschrift' }), 'Ein Abend im Hafen')
  },
}

/** Submitted without a title and a tag: a message says that both are required. */
export const Missing: Story = {
  tags: ['refused'],
  async play() {
    const post = await findInWindow()
    await userEvent.click(await post.findByRole('button', { name: 'Beitrag anlegen' }))
    await expect(await post.findByText('Ein Beitrag braucht eine Überschrift und ein Thema.')).toBeVisible()
  },
}

/** The tags could not be loaded: the window shows the error and a retry button. */
export const TagsFailed: Story = {
  tags: ['failed'],
  parameters: {
    msw: { handlers: [http.get(address, () => new HttpResponse('Internal error', { status: 500 }))] },
    expectedErrors: ['500'],
  },
  async play() {
    const post = await findInWindow()
    await expect(await post.findByRole('alert')).toBeVisible()
  },
}

/** A portal with two hundred tags. */
export const Many: Story = {
  tags: ['many'],
  parameters: {
    msw: {
      handlers: [
        http.get(address, () =>
          HttpResponse.json({
            tags: Array.from({ length: 200 }, (_, index) => ({ tag_id: index + 1, title: `Thema ${index + 1}` })),
          }),
        ),
      ],
    },
  },
  async play() {
    await expect(await (await findInWindow()).findByRole('option', { name: 'Thema 200' })).toBeInTheDocument()
  },
}

/** The tags are loading; the title can already be typed. */
export const Loading: Story = { ...waiting, tags: ['loading'] }
