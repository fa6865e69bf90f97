import * as v from 'valibot'
import { pictureSchema } from '../../../src/pix/picture/pictureSchema'
import { fakePicture } from '../../support/fakes/fakePicture'

const read = (part: Record<string, unknown>) => v.parse(pictureSchema, { ...fakePicture(), ...part })

describe('a picture as it is read', () => {
  it('keeps every field of the contract as it is', () => {
    const picture = fakePicture({
      Id: 7,
      Title: null,
      Subtitle: 'Nacht',
      Keywords: ['Hafen'],
      Rights: '2',
      DescriptionsByIdLanguage: { '1': 'Der Hafen' },
      CbMdbTmedia2ShareGroups: [{ IdShareGroup: 3 }],
      AvailabeShareGroups: [{ Id: 3, NameMl: 'Region', Active: true }],
      MetaTmedia: { Id: 99 },
    })
    expect(v.parse(pictureSchema, picture)).toEqual(picture)
  })

  it('[PIX-DATA-08] takes an empty list of descriptions as an empty map, and drops entry 0', () => {
    expect(read({ DescriptionsByIdLanguage: [] }).DescriptionsByIdLanguage).toEqual({})
    expect(read({ DescriptionsByIdLanguage: { 0: 'nichts', 2: 'the harbour' } }).DescriptionsByIdLanguage).toEqual({ 2: 'the harbour' })
    expect(read({ DescriptionsByIdLanguage: ['nichts', 'der Hafen', null] }).DescriptionsByIdLanguage).toEqual({ 1: 'der Hafen' })
  })

  it('makes empty what a portal left out or sent as null', () => {
    const { Subtitle: _, Copyright: __, ...bare } = fakePicture()
    expect(v.parse(pictureSchema, { ...bare, Keywords: null, Place: null, Rights: 1, MetaTmedia: [] })).toMatchObject({ Subtitle: null, Copyright: '', Keywords: [], Place: '', Rights: '1', MetaTmedia: null })
  })

  it.each([
    ['Id', '7'],
    ['Uri', null],
    ['Title', 5],
    ['Width', '800'],
    ['Keywords', 'Hafen'],
    ['AvailabeShareGroups', [{ Id: 1 }]],
  ])('refuses a %s of the wrong type', (field, value) => {
    expect(() => read({ [field]: value })).toThrow(/Invalid/)
  })
})
