/** @jest-environment node */
import { articlePage } from '../../examples/portal/pages/articlePage'
import type { ArticleBlock } from '../../examples/portal/server/articles/Article'

type PictureBlock = Extract<ArticleBlock, { kind: 'picture' }>

function pageOf(blocks: ArticleBlock[]): string {
  const article = {
    Id: 1,
    slug: 'am-wehr',
    title: 'Am Wehr',
    teaser: '',
    date: new Date('2026-11-18T12:00:00Z'),
    authorId: 1001,
    authorName: 'Henrike Ahlers',
    isDraft: false,
    picture: null,
    blocks,
  }
  return articlePage(article, false).main.text
}

const picture = (more: Partial<PictureBlock>): PictureBlock => ({
  kind: 'picture',
  pictureId: 7,
  uri: '/media/wehr.jpg',
  caption: 'Das Wehr im März © J. Brandt',
  width: 1200,
  height: 800,
  alignment: 'none',
  ...more,
})

test.each<[Partial<PictureBlock>, string]>([
  [{ description: 'Ein Reiher steht „still“ & wartet' }, 'Ein Reiher steht „still“ &amp; wartet'],
  [{ description: '' }, 'Das Wehr im März'],
  [{}, 'Das Wehr im März'],
  [{ description: 'Reiher', isDecorative: true }, ''],
])('a picture of an article with %j has the alternative text %j, also as the title picture', (more, text) => {
  const html = pageOf([picture(more), picture({ ...more, pictureId: 8 })])
  expect(html).toContain('class="story-title"')
  expect([...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([text, text])
})
