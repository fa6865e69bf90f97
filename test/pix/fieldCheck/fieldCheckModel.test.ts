/** @jest-environment node */
import { defaultCheckForFields, findMissingFields } from '../../../src/config/findMissingFields'
import {
  copyTargets,
  copyText,
  hasUnsaved,
  isChanged,
  matchesOf,
  sentFields,
  skipPicture,
  startCheck,
  storeSaved,
  textsOf,
  typeText,
} from '../../../src/pix/fieldCheck/fieldCheckModel'
import { fakePicture } from '../../../src/testing/fakePicture'

const fields = defaultCheckForFields
const complete = fakePicture({ Id: 1 })
const untitled = fakePicture({ Id: 2, Title: null })
const blank = fakePicture({ Id: 3, Title: '  ', Copyright: '' })
const uncredited = fakePicture({ Id: 4, Copyright: '' })
const chosen = [untitled, complete, blank, uncredited]
const ids = (list: readonly { Id: number }[]) => list.map(({ Id }) => Id)

it('[PIX-CHK-10] the field check has the incomplete pictures, each picture once in the order of marking, and the index of the current one', () => {
  const check = startCheck([...chosen, untitled], fields, ', ')
  const kept = ({ index, ...all }: typeof check) => [ids(matchesOf({ index, ...all })), ids(all.pictures), index]
  expect(kept(check)).toEqual([[2, 3, 4], [2, 1, 3, 4], 0])
  // Neither typing nor saving changes the lists or the index.
  const second = { ...check, index: 1 }
  const typed = copyText(typeText(second, 3, 'Title', 'Markt'), 'Copyright', 'Imke', fields)
  const saved = storeSaved(typed, 3, { ...blank, Title: 'Markt', Copyright: 'Imke' })
  for (const later of [typed, saved]) expect(kept(later)).toEqual([[2, 3, 4], [2, 1, 3, 4], 1])
})

it('[PIX-CHK-09] the field check shows the configured fields; a list becomes a text with commas, and a field whose value is a map is left out', () => {
  const asked = {
    Place: ['notempty'],
    Keywords: ['notempty'],
    DescriptionsByIdLanguage: ['notempty'],
    Unbekannt: ['notempty'],
  } as const
  const check = startCheck([complete], asked, ', ')
  expect(ids(matchesOf(check))).toEqual([1])
  expect(textsOf(check, { ...complete, Keywords: ['Markt', 'Ton'] }, asked)).toEqual({
    Place: '',
    Keywords: 'Markt, Ton',
    Unbekannt: '',
  })
  expect(ids(matchesOf(startCheck(chosen, {}, ', ')))).toEqual([])
})

it.each([
  [{ Title: 'Markt', Copyright: 'Imke' }, []],
  [{ Title: '', Copyright: 'Imke' }, ['Title']],
  [{ Title: null, Copyright: 'Imke' }, ['Title']],
  [{ Title: '  ', Copyright: 'Imke' }, ['Title']],
  [{ Title: 'Markt', Copyright: '' }, ['Copyright']],
  [{ Title: 'Markt', Copyright: ' ' }, ['Copyright']],
  [{ Title: '', Copyright: '' }, ['Title', 'Copyright']],
])('[PIX-CHK-14] a picture with %j lacks %j', (texts, missing) => {
  const picture = fakePicture({ Id: 9, ...texts })
  expect(findMissingFields(picture, fields)).toEqual(missing)
  expect(ids(matchesOf(startCheck([picture], fields, ', ')))).toEqual(missing.length > 0 ? [9] : [])
})

it('[PIX-CALL-07] the field check sends each checked field, changed or not, with its name in lower case, and a list as a list', () => {
  expect(
    sentFields(
      { ...complete, Keywords: ['Ton'] },
      { Title: complete.Title!, Copyright: 'Imke', Keywords: 'Ton' },
      ', ',
    ),
  ).toEqual({ title: complete.Title, copyright: 'Imke', keywords: ['Ton'] })
  expect(
    sentFields({ ...blank, Keywords: [] }, { Title: ' Markt ', Copyright: 'Imke', Keywords: ' Ton, , Krug,' }, ', '),
  ).toEqual({ title: 'Markt', copyright: 'Imke', keywords: ['Ton', 'Krug'] })
  expect(sentFields(blank, { Keywords: ' , ' }, ', ')).toEqual({ keywords: '' })
})

it('the field check sends only fields that were received or typed', () => {
  const sparse = { ...blank, Keywords: [], Link: '', unread: ['Keywords', 'Link'] }
  expect(sentFields(sparse, { Title: 'Markt', Copyright: '', Keywords: ', ', Link: ' ', Unbekannt: '' }, ', ')).toEqual(
    { title: 'Markt', copyright: '' },
  )
  expect(sentFields(sparse, { Keywords: 'Ton', Link: 'b', Unbekannt: 'c' }, ', ')).toEqual({
    keywords: ['Ton'],
    link: 'b',
    unbekannt: 'c',
  })
})

it("the field check separates keywords only by the page's delimiter", () => {
  const asked = { Keywords: ['notempty'] } as const
  const listed = { ...complete, Keywords: ['Müller, Schmidt', 'Ton'] }
  const check = startCheck([complete], asked, ' | ')
  expect(textsOf(check, listed, asked)['Keywords']).toBe('Müller, Schmidt | Ton')
  const sent = (text: string, delimiter: string) => sentFields(listed, { Keywords: text }, delimiter)['keywords']
  expect(sent('Müller, Schmidt | Krug', ' | ')).toEqual(['Müller, Schmidt', 'Krug'])
  expect(sent('Müller,Schmidt', ', ')).toEqual(['Müller,Schmidt'])
  expect(sent('Müller,Schmidt', ',')).toEqual(['Müller', 'Schmidt'])
  expect(sent('Müller, Schmidt, Ton', ', ')).toEqual(listed.Keywords)
})

it('the field check finds typed values that are not saved', () => {
  const check = typeText(startCheck(chosen, fields, ', '), 2, 'Title', 'Markt')
  expect([isChanged(check, untitled, fields), isChanged(check, blank, fields), hasUnsaved(check, fields)]).toEqual([
    true,
    false,
    true,
  ])
  expect(hasUnsaved(typeText(check, 2, 'Title', ' '), fields)).toBe(false)
  const saved = storeSaved(check, 2, { ...untitled, Title: 'Markt' })
  expect([hasUnsaved(saved, fields), ids(matchesOf(saved)), saved.pictures[0]?.Title]).toEqual([
    false,
    [2, 3, 4],
    'Markt',
  ])
})

it('a copied text fills the later pictures whose field is empty, and a corrected text replaces the earlier copy', () => {
  const start = typeText(startCheck(chosen, fields, ', '), 4, 'Copyright', 'Eigenes')
  expect(copyTargets(start, 'Copyright', fields)).toEqual([3])
  const once = copyText(start, 'Copyright', ' Imke ', fields)
  expect([textsOf(once, blank, fields)['Copyright'], textsOf(once, uncredited, fields)['Copyright']]).toEqual([
    'Imke',
    'Eigenes',
  ])
  expect(textsOf(copyText(once, 'Copyright', 'Imke F.', fields), blank, fields)['Copyright']).toBe('Imke F.')
  expect(copyTargets({ ...once, index: 2 }, 'Copyright', fields)).toEqual([])
  // The later picture's title is blank.
  expect(copyTargets(start, 'Title', fields)).toEqual([3])
})

it('[PIX-CHK-10] the field check keeps a saved picture among the matches if the portal gives it a new id', () => {
  expect(ids(matchesOf(storeSaved(startCheck(chosen, fields, ', '), 2, { ...untitled, Id: 9 })))).toEqual([9, 3, 4])
})

it('skipping takes the shown picture out of the selection; skipping again takes the next picture out', () => {
  const rest = skipPicture({ ...startCheck(chosen, fields, ', '), index: 1 })
  expect([ids(rest.pictures), ids(matchesOf(rest)), rest.index]).toEqual([[2, 1, 4], [2, 4], 1])
  expect(ids(skipPicture(rest).pictures)).toEqual([2, 1])
})
