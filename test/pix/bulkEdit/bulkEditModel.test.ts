/** @jest-environment node */
import {
  type BulkField,
  bulkForm,
  changeKeywords,
  changesPicture,
  EMPTY,
  emptyFields,
  type KeywordMode,
  offeredGroups,
} from '../../../src/pix/bulkEdit/bulkEditModel'
import { formBody } from '../../../src/wire/requestParts'
import { fakePicture } from '../../../src/testing/fakePicture'

const groups = [
  { Id: 3, NameMl: 'Presse', Active: true },
  { Id: 4, NameMl: 'Partner', Active: false },
]
const picture = fakePicture({
  Title: 'Hafen',
  Copyright: 'Alt',
  Keywords: ['Hafen', 'Ein, zwei'],
  Rights: '2',
  AvailabeShareGroups: groups,
  DescriptionsByIdLanguage: { 1: 'Am Wasser' },
})

test('keywords are added once, removed whatever their case, or replace all others', () => {
  expect(changeKeywords(['Hafen', 'Kran'], 'add', 'Boot, Hafen, Nebel', ', ')).toEqual([
    'Hafen',
    'Kran',
    'Boot',
    'Nebel',
  ])
  expect(changeKeywords(['Hafen', 'Kran'], 'remove', 'hafen, Elbe', ', ')).toEqual(['Kran'])
  expect(changeKeywords(['Hafen', 'Kran'], 'replace', 'Boot, Boot', ', ')).toEqual(['Boot'])
  expect(changeKeywords(['Hafen'], 'add', 'Müller,Schmidt', ', ')).toEqual(['Hafen', 'Müller,Schmidt'])
  expect(changeKeywords([], 'add', 'Müller, Schmidt;Elbe', ';')).toEqual(['Müller, Schmidt', 'Elbe'])
})

test('a field that is not ticked, or ticked and empty, is sent back unchanged, even a right that no form offers and a keyword with a comma', () => {
  const untouched = bulkForm({ ...EMPTY, copyright: 'Neu', ticked: new Set(['keywords']) }, picture, ', ')
  expect(untouched).toMatchObject({
    title: 'Hafen',
    copyright: 'Alt',
    keywords: ['Hafen', 'Ein, zwei'],
    rights: '2',
  })
  expect(untouched['descriptions_by_id_language']).toEqual({ 1: 'Am Wasser' })
  expect(untouched['share_group']).toEqual({ share_group_3: true, share_group_4: false })
  expect([...emptyFields({ ...EMPTY, copyright: 'Neu', ticked: new Set(['keywords', 'copyright']) }, ', ')]).toEqual([
    'keywords',
  ])
  const all: BulkField[] = ['keywords', 'copyright', 'rights', 'shareGroups']
  expect([...emptyFields({ ...EMPTY, copyright: ' ', ticked: new Set(all) }, ', ')]).toEqual(all)
})

test('ticked fields change, but share groups only if they are offered for the picture', () => {
  const form = bulkForm(
    {
      ticked: new Set(['keywords', 'copyright', 'rights', 'shareGroups']),
      keywordMode: 'remove',
      keywords: 'Hafen',
      copyright: ' Neu ',
      rights: '1',
      shareGroups: new Map([
        [4, true],
        [9, true],
      ]),
    },
    picture,
    ', ',
  )
  expect(form).toMatchObject({
    title: 'Hafen',
    copyright: 'Neu',
    keywords: ['Ein, zwei'],
    rights: '1',
    share_group: { share_group_3: true, share_group_4: true },
  })
  expect(form['share_group']).not.toHaveProperty('share_group_9')
  expect(
    bulkForm(
      { ...EMPTY, ticked: new Set(['keywords']), keywordMode: 'remove', keywords: 'Hafen' },
      { ...picture, Keywords: ['Hafen'] },
      ', ',
    ),
  ).toMatchObject({ keywords: '' })
})

test('a field that the portal left out is not sent back as empty', () => {
  const unread = ['Link', 'Keywords', 'DescriptionsByIdLanguage', 'Rights']
  const sparse = fakePicture({ Keywords: [], DescriptionsByIdLanguage: {}, Rights: '', unread })
  const values = { ...EMPTY, ticked: new Set(['copyright'] as const), copyright: 'Neu' }
  const sent = formBody(bulkForm(values, sparse, ', '))
  expect(sent.get('copyright')).toBe('Neu')
  expect([...sent.keys()].filter(name => /link|keywords|description|rights/.test(name))).toEqual([])
})

test('keywords that the portal left out are replaced, but not added to or removed from', () => {
  const sparse = fakePicture({ Keywords: [], unread: ['Keywords'] })
  const form = (keywordMode: KeywordMode) =>
    bulkForm({ ...EMPTY, ticked: new Set(['keywords']), keywordMode, keywords: 'Boot' }, sparse, ', ')
  expect(form('replace')['keywords']).toEqual(['Boot'])
  for (const mode of ['add', 'remove'] as const) expect(() => form(mode)).toThrow("at 'Keywords' (is missing)")
})

test('a picture changes by any ticked field, but by share groups only if it offers a chosen one', () => {
  const change = (ticked: BulkField[], id: number) =>
    changesPicture({ ...EMPTY, ticked: new Set(ticked), shareGroups: new Map([[id, false]]) }, picture)
  expect(change(['shareGroups'], 3)).toBe(true)
  expect(change(['shareGroups'], 9)).toBe(false)
  expect(change(['shareGroups', 'rights'], 9)).toBe(true)
})

test('the groups of all pictures are offered, each once, with the number of pictures that lack it', () => {
  expect(
    offeredGroups([
      picture,
      fakePicture({
        AvailabeShareGroups: [
          { Id: 4, NameMl: 'Partner', Active: true },
          { Id: 7, NameMl: 'Schulen', Active: false },
        ],
      }),
    ]).map(({ Id, lackingCount }) => [Id, lackingCount]),
  ).toEqual([
    [3, 1],
    [4, 0],
    [7, 1],
  ])
})
