/** @jest-environment node */
import { characteristicId } from '../../../src/event/topics/characteristicId'

it.each([
  ['an object', { dataAttrs: { id: 401 } }],
  [
    'a list of names and values',
    {
      dataAttrs: [
        { title: 'level', data: 2 },
        { title: 'id', data: '401' },
      ],
    },
  ],
  ['an attribute of HTML', { dataAttrs: { 'data-value': '401' } }],
  ['a link to a place on the page', { href: '#401', dataAttrs: [] }],
  ['a link to a page', { href: '/characteristics/401', dataAttrs: null }],
])('[EVT-DATA-33] the id of a characteristic is read from %s', (_, node) => {
  expect(characteristicId({ title: 'barrierefrei', ...node })).toBe('401')
})

it.each([{ href: '#' }, { href: '' }, {}, { dataAttrs: {}, href: '#' }, { dataAttrs: { id: '' } }])(
  '[EVT-DATA-33] a heading has no id: %j',
  node => {
    expect(characteristicId({ title: 'Zugang', ...node })).toBeUndefined()
  },
)
