import { typedXml } from '../../src/wire/readIframeResponse'

const read = (text: string) => typedXml(new DOMParser().parseFromString(text, 'application/xml').documentElement)

describe('typedXml', () => {
  it('[PIX-UPL-09] reads number, string, null and boolean by the attribute type, whatever the elements are called', () => {
    expect(read('<a type="number"> 12.5 </a>')).toBe(12.5)
    expect(read('<b type="number">-3</b>')).toBe(-3)
    expect(read('<string type="string"> Tee &amp; Kaffee </string>')).toBe(' Tee & Kaffee ')
    expect(read('<c type="string"/>')).toBe('')
    expect(read('<d type="null">x</d>')).toBeNull()
    expect(read('<e type="boolean"> 1 </e>')).toBe(true)
    expect(['0', '', 'true', '11'].map(text => read(`<e type="boolean">${text}</e>`))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('[PIX-UPL-10] reads an object with the numeric flag as a list, any other object by its children’s keys', () => {
    const item =
      '<x type="object" numeric="0"><y key="Id" type="number">1</y><y key="Title" type="null"/><z key="Keywords" type="object" numeric="1"/></x>'
    expect(read(`<r type="object" numeric="1">${item}\n  ${item}</r>`)).toEqual([
      { Id: 1, Title: null, Keywords: [] },
      { Id: 1, Title: null, Keywords: [] },
    ])
    expect(read('<r type="object"><y key="2" type="string">zwei</y></r>')).toEqual({ 2: 'zwei' })
  })

  it('reads a field named __proto__ as a field', () => {
    const value = read(
      '<r type="object"><y key="__proto__" type="object"><y key="isAdmin" type="boolean">1</y></y></r>',
    )
    expect(Object.keys(value as object)).toEqual(['__proto__'])
    expect((value as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  const deep = `${'<r type="object" numeric="1">'.repeat(40)}${'</r>'.repeat(40)}`
  it.each([
    ['<r/>', 'an element has no type'],
    ['<r type="date">x</r>', "an element has the unknown type 'date'"],
    ['<r type="number"/>', "'' is no number"],
    ['<r type="number"> </r>', "' ' is no number"],
    ['<r type="number">zwölf</r>', "'zwölf' is no number"],
    [`<r type="number">${'zwölf'.repeat(9)}</r>`, `'${'zwölf'.repeat(4)}' is no number`],
    ['<r type="object"><y type="string">x</y></r>', 'a field has no key'],
    [deep, 'objects are nested more than 32 deep'],
  ])('[PIX-UPL-09] [PIX-UPL-10] refuses invalid XML: %#', (text, reason) => {
    expect(() => read(text)).toThrow(new TypeError(reason))
  })
})
