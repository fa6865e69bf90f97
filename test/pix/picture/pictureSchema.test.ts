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

  it.each([
    ['[PIX-DATA-01] the id as a number', { Id: 7 }, { Id: '7' }],
    ['[PIX-DATA-03] a title as a text', { Title: 'Hafen' }, { Title: 5 }],
    ['[PIX-DATA-03] a title and a subtitle that are null', { Title: null, Subtitle: null }, { Subtitle: false }],
    ['[PIX-DATA-04] the size in px as numbers', { Width: 1800, Height: 1 }, { Width: '1800', Height: '1' }],
    ['[PIX-DATA-05] keywords as a list of texts', { Keywords: ['Hafen', 'Nacht, spät'] }, { Keywords: [5] }],
    [
      '[PIX-DATA-06] six texts',
      { Copyright: 'a', Link: 'b', Date: 'c', Place: 'd', Originator: 'e', Agency: 'f' },
      { Copyright: 5, Link: 5, Date: 5, Place: 5, Originator: 5, Agency: {} },
    ],
    ['[PIX-DATA-07] the right 2', { Rights: '2' }, { Rights: [] }],
    ['[PIX-DATA-09] the hash', { HashValue: 'a0ff' }, { HashValue: 5 }],
    [
      '[PIX-DATA-10] the share groups that it is in as a list',
      { CbMdbTmedia2ShareGroups: [{ IdShareGroup: 3 }] },
      { CbMdbTmedia2ShareGroups: 1 },
    ],
    [
      '[PIX-DATA-11] the share groups that there are, spelt so',
      { AvailabeShareGroups: [{ Id: 3, NameMl: 'Region', Active: true }] },
      { AvailabeShareGroups: [{ Id: 3, NameMl: 'Region', Active: '1' }] },
    ],
    ['[PIX-DATA-12] its media entry', { MetaTmedia: { Id: 99 } }, { MetaTmedia: { Id: '99' } }],
    [
      '[PIX-DATA-13] creation, creator and last change as texts',
      { Datetimecreated: '2026-03-14 09:12:00', CreatedBy: 'eva', LastChange: '2026-03-15 10:00:00' },
      { LastChange: 5 },
    ],
  ])('has %s, and nothing else in its place', (_what, part, wrong) => {
    expect(read(part)).toMatchObject(part)
    for (const [field, value] of Object.entries(wrong)) expect(() => read({ [field]: value })).toThrow(/Invalid/)
  })

  it('[PIX-DATA-08] takes an empty list of descriptions as an empty map, and drops entry 0', () => {
    expect(read({ DescriptionsByIdLanguage: [] }).DescriptionsByIdLanguage).toEqual({})
    expect(read({ DescriptionsByIdLanguage: { 0: 'nichts', 2: 'the harbour' } }).DescriptionsByIdLanguage).toEqual({
      2: 'the harbour',
    })
    expect(read({ DescriptionsByIdLanguage: ['nichts', 'der Hafen', null] }).DescriptionsByIdLanguage).toEqual({
      1: 'der Hafen',
    })
  })

  it('makes empty what a portal left out or sent as null', () => {
    const { Subtitle: _, Copyright: __, ...bare } = fakePicture()
    expect(v.parse(pictureSchema, { ...bare, Keywords: null, Place: null, Rights: 1, MetaTmedia: [] })).toMatchObject({
      Subtitle: null,
      Copyright: '',
      Keywords: [],
      Place: '',
      Rights: '1',
      MetaTmedia: null,
    })
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
