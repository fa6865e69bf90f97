/** @jest-environment node */
import { formBody } from '../../src/wire/requestParts'

const encoded = (fields: Parameters<typeof formBody>[0]) => decodeURIComponent(formBody(fields).toString())

describe('formBody', () => {
  it('writes lists and maps with PHP brackets', () => {
    expect(encoded({ labels: ['a', 'b'], descriptions_by_id_language: { 2: 'Text', 44: '' } })).toBe(
      'labels[]=a&labels[]=b&descriptions_by_id_language[2]=Text&descriptions_by_id_language[44]=',
    )
  })

  it('writes null as empty text, booleans as words, and leaves undefined out', () => {
    expect(encoded({ a: null, b: true, c: false, d: undefined, e: 0 })).toBe('a=&b=true&c=false&e=0')
  })

  it('writes nothing for an empty list', () => {
    expect(encoded({ ids: [] })).toBe('')
  })

  it('encodes characters that would end a value', () => {
    expect(formBody({ title: 'Kunst & Kultur = schön+gut' }).get('title')).toBe('Kunst & Kultur = schön+gut')
    expect(formBody({ title: 'a&b' }).toString()).toBe('title=a%26b')
  })
})
