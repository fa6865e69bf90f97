import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { findInWindow } from '../findInWindow'
import { typeText } from '../kit/typeText'
import { WindowStage } from '../WindowStage'

const config = { auth: { account: 'eva@portal.example', accountId: 7, blogAuthor: true } }
const PAGE = '#/blog/ein-abend-im-hafen'

/** An author starts a post in the portal’s blog. */
const meta = {
  title: 'Flows/Blog',
  component: WindowStage,
  args: { callName: 'blog.newPost', config, globals: {} },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: {
    msw: {
      handlers: [
        http.get('*/page.json', ({ request }) =>
          HttpResponse.json(
            request.url.includes('m=tags') ? { tags: [{ tag_id: 21, title: 'Musik' }] } : { page_url: PAGE },
          ),
        ),
      ],
    },
    docs: { story: { inline: false, height: '420px' } },
  },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

/** The author enters a title and a tag; the page of the new post opens. */
export const NewPost: Story = {
  beforeEach: () => () => history.replaceState(history.state, '', location.pathname + location.search),
  async play({ step }) {
    const post = await findInWindow()
    await step('Title and tag', async () => {
      await typeText(await post.findByRole('textbox', { name: 'Überschrift' }), 'Ein Abend im Hafen')
      await userEvent.selectOptions(
        await post.findByRole('combobox'),
        await post.findByRole('option', { name: 'Musik' }),
      )
    })
    await step('Create the post', () => userEvent.click(post.getByRole('button', { name: 'Beitrag anlegen' })))
    await step('The page of the post', () => waitFor(() => expect(location.hash).toBe(PAGE)))
  },
}
