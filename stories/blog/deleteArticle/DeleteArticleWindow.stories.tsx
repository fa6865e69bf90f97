import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { findInWindow } from '../../findInWindow'
import { WindowStage } from '../../WindowStage'

const given = [7]
const config = { auth: { account: 'eva@portal.example', accountId: 7 } }

/** Confirmation before an article is deleted. */
const meta = {
  component: WindowStage,
  tags: ['blog.deleteArticle'],
  args: { callName: 'blog.deleteArticle', given, config, globals: {} },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: {
    msw: {
      handlers: [
        http.get(
          '*/page.json',
          () => new HttpResponse('Einen Artikel kann nur ändern, wer ihn geschrieben hat.', { status: 403 }),
        ),
      ],
    },
    expectedErrors: ['403'],
    docs: { story: { inline: false, height: '420px' } },
  },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

/** The portal refuses: the dialog shows the reason and stays open. */
export const Refused: Story = {
  tags: ['refused'],
  async play() {
    const question = await findInWindow()
    await userEvent.click(await question.findByRole('button', { name: 'Artikel löschen' }))
    await expect(await question.findByText(/wer ihn geschrieben hat/)).toBeVisible()
  },
}

/** The question, with the consequences of deleting. */
export const Question: Story = {
  tags: ['default'],
  parameters: { expectedErrors: [] },
  async play() {
    await expect(await (await findInWindow()).findByRole('button', { name: 'Artikel löschen' })).toBeVisible()
  },
}
