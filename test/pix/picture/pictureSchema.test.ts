/** @jest-environment node */
import * as v from 'valibot'
import { pictureSchema } from '../../../src/pix/picture/pictureSchema'
import { fakePicture } from '../../../src/testing/fakePicture'

const read = (part: Record<string, unknown>) => v.parse(pictureSchema, { ...fakePicture(), ...part })

describe('a received picture', () => {
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
    ['[PIX-DATA-01] the id as a number', { Id: 7 }, { Id: 'sieben' }],
    ['[PIX-DATA-03] a title as a text', { Title: 'Hafen' }, { Title: {} }],
    ['[PIX-DATA-03] a title and a subtitle that are null', { Title: null, Subtitle: null }, { Subtitle: [] }],
    ['[PIX-DATA-04] the size in px as numbers', { Width: 1800, Height: 1 }, { Width: 'wide', Height: {} }],
    ['[PIX-DATA-05] keywords as a list of texts', { Keywords: ['Hafen', 'Nacht, spät'] }, { Keywords: [{}] }],
    [
      '[PIX-DATA-06] copyright, link, date, place, originator and agency as texts',
      { Copyright: 'a', Link: 'b', Date: 'c', Place: 'd', Originator: 'e', Agency: 'f' },
      { Copyright: {}, Link: {}, Date: {}, Place: {}, Originator: {}, Agency: {} },
    ],
    ['[PIX-DATA-07] the rights level as a text', { Rights: '2' }, { Rights: [] }],
    ['[PIX-DATA-09] the hash', { HashValue: 'a0ff' }, { HashValue: {} }],
    [
      '[PIX-DATA-10] its share groups as a list',
      { CbMdbTmedia2ShareGroups: [{ IdShareGroup: 3 }] },
      { CbMdbTmedia2ShareGroups: 1 },
    ],
    ['[PIX-DATA-12] its media entry', { MetaTmedia: { Id: 99 } }, { MetaTmedia: { Id: 'none' } }],
    [
      '[PIX-DATA-13] creation, creator and last change as texts',
      { Datetimecreated: '2026-03-14 09:12:00', CreatedBy: 'eva', LastChange: '2026-03-15 10:00:00' },
      { LastChange: {} },
    ],
  ])('has %s, and refuses a value of a wrong type', (_what, part, wrong) => {
    expect(read(part)).toMatchObject(part)
    for (const [field, value] of Object.entries(wrong)) expect(() => read({ [field]: value })).toThrow(/Invalid/)
  })

  it('[PIX-DATA-11] has the available share groups, in the contract’s spelling; a value of a wrong type becomes an empty list', () => {
    const part = { AvailabeShareGroups: [{ Id: 3, NameMl: 'Region', Active: true }] }
    expect(read(part)).toMatchObject(part)
    expect(read({ AvailabeShareGroups: 1 })).toMatchObject({ AvailabeShareGroups: [] })
  })

  it.each([
    [true, true],
    ['true', true],
    [1, true],
    ['1', true],
    [false, false],
    ['false', false],
    [0, false],
    ['0', false],
    ['', false],
  ])('[PIX-DATA-11] reads a share group with Active %j as %j', (Active, isActive) => {
    const group = { Id: 3, NameMl: 'Region' }
    expect(read({ AvailabeShareGroups: [{ ...group, Active }] }).AvailabeShareGroups).toEqual([
      { ...group, Active: isActive },
    ])
  })

  it.each([
    ['numbers that are sent as texts', { Id: '7', Width: '1800', Height: '' }, { Id: 7, Width: 1800, Height: 0 }],
    [
      'texts that are sent as numbers',
      { CreatedBy: 17, Title: 5, Rights: 1 },
      { CreatedBy: '17', Title: '5', Rights: '1' },
    ],
    [
      'false in place of a text',
      { Title: false, Subtitle: false, Copyright: false },
      { Title: null, Subtitle: null, Copyright: '' },
    ],
    ['null in place of a text', { Uri: null, Agency: null, CreatedBy: null }, { Uri: '', Agency: '', CreatedBy: '' }],
    [
      'a map in place of a list',
      { Keywords: { 3: 'Hafen', 5: 7 }, CbMdbTmedia2ShareGroups: { 3: { IdShareGroup: 3 } } },
      { Keywords: ['Hafen', '7'], CbMdbTmedia2ShareGroups: [{ IdShareGroup: 3 }] },
    ],
    ['one text in place of a list of keywords', { Keywords: 'Hafen, Nacht' }, { Keywords: ['Hafen', 'Nacht'] }],
    [
      'false in place of a list or a map',
      { Keywords: false, DescriptionsByIdLanguage: false },
      { Keywords: [], DescriptionsByIdLanguage: {} },
    ],
    [
      'a number in place of a description',
      { DescriptionsByIdLanguage: { 2: 5 } },
      { DescriptionsByIdLanguage: { 2: '5' } },
    ],
    [
      'a map of share groups whose values are texts',
      { AvailabeShareGroups: { 3: { Id: '3', NameMl: null, Active: '1' } } },
      { AvailabeShareGroups: [{ Id: 3, NameMl: '', Active: true }] },
    ],
    [
      'share groups, leaving out one without an id',
      { AvailabeShareGroups: [{ NameMl: 'Region' }] },
      { AvailabeShareGroups: [] },
    ],
    ['a media entry whose values are texts', { MetaTmedia: { Id: '99' } }, { MetaTmedia: { Id: 99 } }],
    ['a media entry without an id', { MetaTmedia: { Id: null } }, { MetaTmedia: null }],
  ])('[PIX-DATA-22] reads %s', (_form, sent, value) => {
    expect(read(sent)).toMatchObject(value)
  })

  it.each([
    ['Uri', 'Copyright', 'Link', 'Date'],
    ['Place', 'Originator', 'Agency', 'Rights'],
    ['HashValue', 'Datetimecreated', 'CreatedBy', 'LastChange'],
  ])('[PIX-DATA-22] reads a number, null or false in place of the texts %s, %s, %s and %s', (...names) => {
    const each = (value: unknown) => Object.fromEntries(names.map(name => [name, value]))
    expect(read(each(17))).toMatchObject(each('17'))
    expect(read(each(null))).toMatchObject(each(''))
    expect(read(each(false))).toMatchObject(each(''))
  })

  it('[PIX-DATA-08] reads an empty list of descriptions as an empty map, and drops entry 0', () => {
    expect(read({ DescriptionsByIdLanguage: [] }).DescriptionsByIdLanguage).toEqual({})
    expect(
      read({ DescriptionsByIdLanguage: { 0: 'nichts', 2: 'the harbour', 44: 'port' } }).DescriptionsByIdLanguage,
    ).toEqual({ 2: 'the harbour', 44: 'port' })
    expect(read({ DescriptionsByIdLanguage: ['nichts', 'der Hafen', null, 'port'] }).DescriptionsByIdLanguage).toEqual({
      1: 'der Hafen',
      3: 'port',
    })
  })

  it('has an empty field if the portal left out the field or sent null', () => {
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

  it('names the fields that a portal left out, but none that is null or empty', () => {
    const { Link: _, DescriptionsByIdLanguage: __, ...bare } = fakePicture()
    expect(v.parse(pictureSchema, { ...bare, Keywords: null, Place: '', unread: ['Id'] })).toMatchObject({
      Link: '',
      unread: ['Link', 'DescriptionsByIdLanguage'],
    })
    expect(v.parse(pictureSchema, fakePicture()).unread).toBeUndefined()
  })

  it.each([
    ['Id', null],
    ['Uri', {}],
    ['Title', []],
    ['Width', 'wide'],
    ['Keywords', true],
    ['CreatedBy', {}],
  ])('refuses a %s of the wrong type', (field, value) => {
    expect(() => read({ [field]: value })).toThrow(/Invalid/)
  })
})
