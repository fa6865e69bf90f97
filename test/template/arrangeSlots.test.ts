import { arrangeSlots } from '../../src/template/arrangeSlots'
import { readTemplate } from '../../src/template/readTemplate'
import { outlineOf } from './support/outlineOf'

const names = ['filter', 'list', 'upload', 'bar']

function arrange(html: string, required: readonly string[] = ['list', 'bar']): string | undefined {
  const reading = readTemplate(html)
  if (reading.status !== 'read') throw new Error(reading.reason)
  const arranged = arrangeSlots(reading.tree, { names, required })
  return arranged && outlineOf(arranged.nodes)
}

describe('arrangeSlots', () => {
  it.each([
    ['keeps the order of the template', '<i data-slot="bar"></i><i data-slot="list"></i>', '[bar] [list]'],
    [
      'fills only the first of two positions of a slot',
      '<i data-slot="list"></i><i data-slot="bar"></i><p>x</p><i data-slot="list"></i>',
      '[list] [bar] p("x")',
    ],
    [
      'drops a slot that the window does not have',
      '<i data-slot="advert"></i><i data-slot="list"></i><i data-slot="bar"></i>',
      '[list] [bar]',
    ],
    [
      'drops names that JavaScript objects have',
      '<i data-slot="__proto__"></i><i data-slot="constructor"></i><i data-slot="list"></i><i data-slot="bar"></i>',
      '[list] [bar]',
    ],
    [
      'leaves out optional slots that the template lacks',
      '<i data-slot="list"></i><i data-slot="bar"></i>',
      '[list] [bar]',
    ],
    [
      'puts a required slot after the slot that precedes it by default',
      '<i data-slot="upload"></i><i data-slot="list"></i><hr>',
      '[upload] [bar] [list] hr',
    ],
    [
      'puts a required slot before the slot that follows it by default, if none precedes it',
      '<h2>T</h2><i data-slot="bar"></i>',
      'h2("T") [list] [bar]',
    ],
    [
      'puts required slots into the block that contains all the others',
      '<div><p>x</p><div><i data-slot="filter"></i></div></div>',
      'div(p("x") div([filter] [list] [bar]))',
    ],
    [
      'puts required slots after a row, not into the row',
      '<div data-layout="row"><i data-slot="filter"></i></div>',
      'div row([filter]) [list] [bar]',
    ],
    [
      'puts required slots after a list, not into the list',
      '<div><ul><li data-slot="filter"></li></ul></div>',
      'div(ul(li[filter]) [list] [bar])',
    ],
  ])('%s', (_what, html, outline) => {
    expect(arrange(html)).toBe(outline)
  })

  it('refuses a template that has none of the window’s slots', () => {
    expect(arrange('<i data-slot="title"></i>')).toBeUndefined()
  })

  it('keeps the data of the position that is filled', () => {
    const reading = readTemplate('<i data-slot="list" data-count="1"></i><i data-slot="list" data-count="2"></i>')
    if (reading.status !== 'read') throw new Error(reading.reason)
    expect(arrangeSlots(reading.tree, { names, required: [] })?.data.get('list')?.attributes.get('count')).toBe('1')
  })
})
