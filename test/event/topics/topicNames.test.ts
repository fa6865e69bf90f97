/** @jest-environment node */
import { categorySets } from '../../../src/event/topics/topicNames'
import { characteristicId } from '../../../src/event/topics/characteristicId'
import { withLostOption } from '../../../src/event/topics/TopicsFields'

const set = (label: string) => [{ value: '1', label }]
const all = Object.fromEntries(
  [
    'formal',
    'content',
    'content_84_tree',
    'formal_5',
    'content_5',
    'formal_40',
    'content_40',
    'formal_84',
    'content_84',
  ].map(name => [name, set(name)]),
)

describe('categorySets', () => {
  it.each([
    [0, 'formal', 'content'],
    [5, 'formal_5', 'content_5'],
    [40, 'formal_40', 'content_40'],
    [84, 'formal_84', 'content_84_tree'],
    [99, 'formal', 'content'],
  ])('[EVT-DATA-19] [EVT-DATA-26] [EVT-DATA-27] uses the sets of category system %i', (system, formal, content) => {
    expect(categorySets({ sets: all }, system)).toEqual({ formal: set(formal), content: set(content) })
  })

  it('[EVT-DATA-26] [EVT-DATA-27] uses the common sets if a system has none of its own', () => {
    expect(categorySets({ sets: { formal: set('formal'), content: set('content'), formal_40: [] } }, 40)).toEqual({
      formal: set('formal'),
      content: set('content'),
    })
    expect(categorySets({ sets: { content_84: set('content_84') } }, 84)).toEqual({
      formal: [],
      content: set('content_84'),
    })
  })
})

describe('characteristicId', () => {
  it('[EVT-DATA-33] reads the id of a node, else the id in its link', () => {
    expect(characteristicId({ title: 'a', dataAttrs: { id: 401 }, href: '#7' })).toBe('401')
    expect(characteristicId({ title: 'a', href: '#401' })).toBe('401')
    expect(characteristicId({ title: 'a', href: '#', dataAttrs: ['x'] })).toBeUndefined()
    expect(characteristicId({ title: 'a' })).toBeUndefined()
  })
})

describe('withLostOption', () => {
  const options = [{ value: '1', label: 'Musik', options: [{ value: '2', label: 'Jazz' }] }]
  it('adds only a choice that the set no longer has', () => {
    expect(withLostOption(options, '0', '0', 'weg')).toBe(options)
    expect(withLostOption(options, '2', '0', 'weg')).toBe(options)
    expect(withLostOption(options, '3', '0', 'weg')).toEqual([{ value: '3', label: 'weg' }, ...options])
  })
})
