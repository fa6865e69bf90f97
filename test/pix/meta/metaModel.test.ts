/** @jest-environment node */
import * as v from 'valibot'
import { changedMeta, mergeMeta, metaForm, type MetaValues, readMeta } from '../../../src/pix/meta/metaModel'
import { pictureSchema } from '../../../src/pix/picture/pictureSchema'
import { formBody } from '../../../src/wire/requestParts'
import { fakePicture } from '../../../src/testing/fakePicture'

const picture = fakePicture({
  Id: 12,
  Title: 'Hafen',
  Subtitle: null,
  Rights: '2',
  Keywords: ['Nacht', '1,5 m'],
  DescriptionsByIdLanguage: { 1: 'Der Hafen', 77: 'in einer Sprache, die es nicht mehr gibt' },
  AvailabeShareGroups: [
    { Id: 3, NameMl: 'Region', Active: true },
    { Id: 4, NameMl: 'Museen', Active: false },
  ],
})

describe('the values of a meta form', () => {
  it('[PIX-META-10] [PIX-DATA-07] show right 2 as 3, and leave the picture as it is', () => {
    expect(['1', '2', '3', ''].map(Rights => readMeta({ ...picture, Rights }, ', ')['Rights'])).toEqual([
      '1',
      '3',
      '3',
      '',
    ])
    expect(picture.Rights).toBe('2')
  })

  it('[PIX-DATA-07] send the rights 1 and 3 unchanged', () => {
    const sent = (Rights: string) => metaForm(readMeta({ ...picture, Rights }, ', '), picture, ', ', [])['rights']
    expect(['1', '3'].map(sent)).toEqual(['1', '3'])
  })

  it.each([', ', ' | ', ';'])('[PIX-META-11] join the keywords to one text with %p', delimiter => {
    expect(readMeta(picture, delimiter)['Keywords']).toBe(`Nacht${delimiter}1,5 m`)
  })

  it('show a title that is null as empty, and have a field for each description and share group', () => {
    expect(readMeta(picture, ', ')).toMatchObject({
      Title: 'Hafen',
      Subtitle: '',
      description_1: 'Der Hafen',
      share_group_3: true,
      share_group_4: false,
    })
  })
})

describe('the body of a save', () => {
  const sent = (changes: Record<string, string | boolean>, of = picture, languageIds: readonly number[] = []) =>
    formBody(metaForm({ ...readMeta(of, ', '), ...changes }, of, ', ', languageIds))

  it('[PIX-CALL-06] has every field of the contract, in its spelling', () => {
    expect([...sent({ Title: 'Der Hafen', description_2: 'The harbour', share_group_4: true })].sort()).toEqual(
      [
        ['title', 'Der Hafen'],
        ['subtitle', ''],
        ['copyright', 'Aitzol Berasategi, CC BY 4.0'],
        ['agency', ''],
        ['date', ''],
        ['link', ''],
        ['originator', ''],
        ['place', ''],
        ['rights', '3'],
        ['keywords[]', 'Nacht'],
        ['keywords[]', '1,5 m'],
        ['descriptions_by_id_language[1]', 'Der Hafen'],
        ['descriptions_by_id_language[2]', 'The harbour'],
        ['descriptions_by_id_language[77]', 'in einer Sprache, die es nicht mehr gibt'],
        ['share_group[share_group_3]', 'true'],
        ['share_group[share_group_4]', 'true'],
      ].sort(),
    )
  })

  it('[PIX-CALL-06] has a description for each language, even if the picture has none', () => {
    const bare = { ...picture, DescriptionsByIdLanguage: {} }
    const descriptions = (languageIds: readonly number[], changes = {}) =>
      [...sent(changes, bare, languageIds)].filter(([name]) => name.startsWith('descriptions_by_id_language'))
    expect(descriptions([1, 2], { description_2: 'The harbour' })).toEqual([
      ['descriptions_by_id_language[1]', ''],
      ['descriptions_by_id_language[2]', 'The harbour'],
    ])
    expect(descriptions([])).toEqual([['descriptions_by_id_language', '']])
  })

  it('[PIX-META-20] has an empty text when no keyword is left', () => {
    expect(sent({ Keywords: ' , ' }).getAll('keywords')).toEqual([''])
    expect(sent({ Keywords: ' , ' }).has('keywords[]')).toBe(false)
  })

  it('has every unchanged keyword as received, even with the delimiter in it', () => {
    const odd = { ...picture, Keywords: ['Ernst, Max', 'Collage'] }
    expect(sent({}, odd).getAll('keywords[]')).toEqual(['Ernst, Max', 'Collage'])
  })

  it('has an empty text for a removed description, and no right if the picture has none', () => {
    expect(sent({ description_1: '' }).get('descriptions_by_id_language[1]')).toBe('')
    expect(sent({}, { ...picture, Rights: '' }).has('rights')).toBe(false)
  })
})

describe('a field that the portal left out', () => {
  const sparse = v.parse(pictureSchema, { Id: 12, Uri: '/12.jpg', Title: 'Hafen' })
  const base = readMeta(sparse, ', ')
  const sent = (changes: MetaValues, from = base) =>
    [
      ...formBody(metaForm(mergeMeta(from, { ...from, ...changes }, base).values, sparse, ', ', [1, 2])).entries(),
    ].sort()

  it('is not sent back as empty', () => {
    expect(sent({})).toEqual([['title', 'Hafen']])
    expect(sent({ Link: '', Keywords: '', description_1: '' })).toEqual([['title', 'Hafen']])
  })

  it('is sent if the person types a value', () => {
    expect(sent({ Link: 'https://a.test', Keywords: 'Boot, Kran', Rights: '1', description_2: 'The harbour' })).toEqual(
      [
        ['descriptions_by_id_language[2]', 'The harbour'],
        ['keywords[]', 'Boot'],
        ['keywords[]', 'Kran'],
        ['link', 'https://a.test'],
        ['rights', '1'],
        ['title', 'Hafen'],
      ],
    )
  })

  it('can be emptied or changed without a conflict if an earlier response had it', () => {
    const from = { ...base, Link: 'https://a.test', Place: 'Stade' }
    expect(sent({ Link: '' }, from)).toEqual([
      ['link', ''],
      ['title', 'Hafen'],
    ])
    expect(mergeMeta(from, { ...from, Link: 'https://b.test' }, base).conflicts).toEqual([])
  })
})

describe('merging with values that were saved elsewhere', () => {
  const base = readMeta(picture, ', ')
  const theirs: MetaValues = { ...base, Title: 'Hafenbecken', Place: 'Stade', share_group_4: true }

  it('keeps values that only one side changed', () => {
    expect(mergeMeta(base, { ...base, Agency: 'dpa', description_2: 'The harbour' }, theirs)).toEqual({
      values: { ...theirs, Agency: 'dpa', description_2: 'The harbour' },
      conflicts: [],
    })
  })

  it('names fields that both sides changed to different values, and keeps the typed value', () => {
    expect(mergeMeta(base, { ...base, Title: 'Mein Hafen', Place: 'Stade' }, theirs)).toEqual({
      values: { ...theirs, Title: 'Mein Hafen' },
      conflicts: ['Title'],
    })
  })

  it('counts a description that the response lacks as empty, so that its removal conflicts with a typed description', () => {
    const { description_1: _, ...without } = theirs
    expect(mergeMeta(base, { ...base, description_1: 'Am Kai' }, without).conflicts).toEqual(['description_1'])
  })

  it('leaves out a share group that no longer exists', () => {
    const { share_group_3: _, ...without } = theirs
    expect(mergeMeta(base, { ...base, share_group_3: false }, without).values).toEqual(without)
  })

  it('finds no change between an empty and a missing value', () => {
    expect(changedMeta(base, { ...base, description_2: '', share_group_9: false })).toEqual({})
  })
})
