/** @jest-environment node */
import { parseArticleDraft } from '../../examples/portal/server/articles/parseArticleDraft'

const picture = { kind: 'picture', pictureId: 1, caption: '', width: 300, height: 200, alignment: 'left' }
const draft = (part: object) => ({ title: 'Titel', blocks: [{ ...picture, ...part }] })

it.each([
  {},
  { currentWidth: 240, currentHeight: 'auto', description: 'Ein Blatt' },
  { currentWidth: '50%', currentHeight: 160 },
])('the draft of an article keeps the size and the description of a picture: %j', part => {
  expect(parseArticleDraft(draft(part)).blocks).toEqual([{ ...picture, ...part }])
})

it('the draft of an article gets a space in place of control characters; NUL is refused, because PostgreSQL cannot store it', () => {
  const { title, blocks } = parseArticleDraft({
    title: 'Am\x0bUfer',
    blocks: [{ kind: 'paragraph', text: 'eins\x07zwei\ndrei\x7f' }],
  })
  expect([title, blocks]).toEqual(['Am Ufer', [{ kind: 'paragraph', text: 'eins zwei\ndrei' }]])
  expect(() => parseArticleDraft({ title: 'x\0', blocks: [] })).toThrow(/title/)
})

it.each(['50 px', '0%', '1000%', '', 0, -3, 1.5, null, '50%;color:red'])('a picture of width %j is refused', size => {
  expect(() => parseArticleDraft(draft({ currentWidth: size }))).toThrow(/blocks.0.currentWidth/)
})
