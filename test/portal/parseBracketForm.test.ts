/** @jest-environment node */
import { array, assert, nat, property } from 'fast-check'
import { parseBracketForm } from '../../examples/portal/server/http/formBody'

const plain = (text: string): unknown => JSON.parse(JSON.stringify(parseBracketForm(text)))

test.each([
  ['a=1&b=2', { a: '1', b: '2' }],
  ['a=1&a=2', { a: '2' }],
  ['a[]=x&a[]=y', { a: { 0: 'x', 1: 'y' } }],
  ['a[1]=&a[2]=', { a: { 1: '', 2: '' } }],
  ['a[5]=x&a[]=y', { a: { 5: 'x', 0: 'y' } }],
  ['map[share_group_3]=true', { map: { share_group_3: 'true' } }],
  ['a[b][c]=x&a[b][]=y', { a: { b: { c: 'x', 0: 'y' } } }],
  ['a=x&a[b]=y', { a: { b: 'y' } }],
  ['a%5B%5D=%C3%A4+b', { a: { 0: 'ä b' } }],
  ['[x]=1&=2', { '[x]': '1', '': '2' }],
  ['flag', { flag: '' }],
  ['a[b=1&c[[d]=2&e[f]g[h]=3', { a: '1', c: { '[d': '2' }, e: { f: { h: '3' } } }],
  ['', {}],
])('reads the fields of %j', (text, form) => {
  expect(plain(text)).toEqual(form)
})

test('no field name reaches a prototype', () => {
  const form = parseBracketForm('__proto__[x]=1&constructor[prototype][y]=2&a[__proto__][z]=3')
  expect(Object.keys(form)).toEqual(['__proto__', 'constructor', 'a'])
  expect([({} as { x?: string }).x, (Object as unknown as { y?: string }).y, Object.getPrototypeOf(form)]).toEqual([
    undefined,
    undefined,
    null,
  ])
})

test('every id of a list arrives, in the order of the list, however large the id is', () => {
  assert(
    property(array(nat(), { maxLength: 300 }), ids => {
      const list = parseBracketForm(ids.map(id => `ids[]=${id}`).join('&'))['ids'] ?? {}
      expect(Object.values(list)).toEqual(ids.map(String))
      const map = parseBracketForm(ids.map(id => `m[${id}]=${id}`).join('&'))['m'] ?? {}
      expect(new Set(Object.values(map))).toEqual(new Set(ids.map(String)))
    }),
  )
})

test('more than 20,000 fields, and field names nested deeper than 4 levels, are refused', () => {
  expect(() => parseBracketForm('a=1&'.repeat(20_001))).toThrow('A request may have 20000 fields at most.')
  expect(() => parseBracketForm('a[b][c][d][e]=1')).toThrow('Field names may be nested 4 levels at most.')
})

test('a name of a hundred thousand brackets is read in less than 5 seconds', () => {
  const open = `a${'['.repeat(100_000)}`
  const begun = performance.now()
  expect(plain(`${open}=1`)).toEqual({ a: '1' })
  expect(() => parseBracketForm(`a${'[]'.repeat(100_000)}=1`)).toThrow('nested')
  expect(performance.now() - begun).toBeLessThan(5000)
})
