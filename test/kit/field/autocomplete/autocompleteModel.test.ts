/** @jest-environment node */
import {
  type AutocompleteEvent,
  type AutocompleteValue,
  canSearch,
  reduceAutocomplete,
  startAutocomplete,
} from '../../../../src/kit/field/autocomplete/autocompleteModel'

const empty: AutocompleteValue = { status: 'invalidated', text: '', id: null }
const berlin: AutocompleteValue = { status: 'validated', text: 'Berlin', id: '7' }
const leave = { type: 'leave', isFreetextAllowed: false } as const

function after(start: AutocompleteValue, ...events: readonly AutocompleteEvent[]) {
  return events.reduce(reduceAutocomplete, startAutocomplete(start))
}

const edit = (text: string): AutocompleteEvent => ({ type: 'edit', text })
const search: AutocompleteEvent = { type: 'search' }
const found = (request: number, ...names: string[]): AutocompleteEvent => ({
  type: 'answer',
  request,
  result: { results: names.map(value => ({ id: `id of ${value}`, value })) },
})

describe('the states of an autocomplete field', () => {
  it('[UI-AUT-07] are editing while typing, validating during a search, and validated after a choice', () => {
    expect(after(empty, edit('Be')).value.status).toBe('editing')
    expect(after(empty, edit('Be'), search).value.status).toBe('validating')
    expect(after(empty, edit('Be'), search, found(2, 'Berlin')).value.status).toBe('editing')
    expect(after(empty, edit('Be'), { type: 'choose', item: { id: '7', value: 'Berlin' } }).value.status).toBe(
      'validated',
    )
    expect(after(empty, edit('Be'), leave).value.status).toBe('invalidated')
    expect(after(empty, edit('Be'), search, leave).value.status).toBe('invalidated')
    expect(after(empty, edit('Be'), { type: 'leave', isFreetextAllowed: true }).value.status).toBe('freetext')
    expect(after(empty, edit('Be'), { type: 'takeFreetext' }).value.status).toBe('freetext')
  })

  it('[UI-AUT-07] are the same when the text of a choice is edited: editing, validating during a search, and invalidated or free text on blur', () => {
    const edited = after(berlin, edit('Berlin-'))
    expect(edited.value.status).toBe('editing')
    expect(reduceAutocomplete(edited, search).value.status).toBe('validating')
    expect(reduceAutocomplete(edited, leave).value.status).toBe('invalidated')
    expect(reduceAutocomplete(edited, { type: 'leave', isFreetextAllowed: true }).value.status).toBe('freetext')
  })

  it('[UI-AUT-08] a choice fills name and id', () => {
    expect(after(empty, edit('Be'), { type: 'choose', item: { id: '7', value: 'Berlin' } }).value).toEqual(berlin)
  })

  it('typing removes the id at once', () => {
    expect(after(berlin, edit('Berlin-')).value).toEqual({ status: 'editing', text: 'Berlin-', id: null })
  })

  it('[UI-AUT-09] a typed text becomes free text on blur, if free text is allowed, also before, during and after a search', () => {
    const allowed = { type: 'leave', isFreetextAllowed: true } as const
    for (const events of [[], [search], [search, found(2, 'Hof 3')], [search, found(2)]])
      expect(after(berlin, edit('Hof 3'), ...events, allowed).value).toEqual({
        status: 'freetext',
        text: 'Hof 3',
        id: null,
      })
    const unchosen: AutocompleteValue = { status: 'invalidated', text: 'Hof 3', id: null }
    expect(after(unchosen, edit('Hof 3'), { type: 'leave', isFreetextAllowed: true }).value.status).toBe('freetext')
    expect(after(berlin, edit('Hof 3'), leave).value).toEqual({ status: 'invalidated', text: 'Hof 3', id: null })
  })

  it('[UI-AUT-09] a typed text becomes free text if the person chooses the list’s line for free text, unless the text is empty', () => {
    expect(after(empty, edit('Hof 3'), { type: 'takeFreetext' }).value).toEqual({
      status: 'freetext',
      text: 'Hof 3',
      id: null,
    })
    expect(after(empty, edit('  '), { type: 'takeFreetext' }).value.status).toBe('editing')
    expect(after(empty, edit('Hof 3'), { type: 'takeFreetext' }, leave).value.status).toBe('freetext')
  })

  it('[UI-AUT-10] a field left empty returns to the previous value, valid or not', () => {
    expect(after(berlin, edit(''), leave).value).toEqual(berlin)
    expect(after({ status: 'editing', text: 'Foo', id: null }, edit(' '), leave).value).toEqual({
      status: 'invalidated',
      text: 'Foo',
      id: null,
    })
    expect(after(empty, edit('Be'), edit(''), leave).value).toEqual(empty)
  })

  it('free text that is emptied stays empty', () => {
    const typed: AutocompleteValue = { status: 'freetext', text: 'Am Deich', id: null }
    const left: AutocompleteEvent = { type: 'leave', isFreetextAllowed: true }
    expect(after(typed, edit(''), left).value).toEqual({ status: 'invalidated', text: '', id: null })
    expect(after(typed, edit(' '), left).value).toEqual({ status: 'invalidated', text: '', id: null })
    expect(after(typed, edit('Am Markt'), left).value).toEqual({ ...typed, text: 'Am Markt' })
    expect(after(typed, left).value).toEqual(typed)
  })

  it('[UI-AUT-10] an emptied field returns to the latest choice, not to a text that was not chosen', () => {
    const jena: AutocompleteEvent = { type: 'choose', item: { id: '9', value: 'Jena' } }
    expect(after(berlin, edit('Je'), jena, edit(''), leave).value).toEqual({
      status: 'validated',
      text: 'Jena',
      id: '9',
    })
    expect(after(empty, edit('Xyz'), leave, edit(''), leave).value).toEqual(empty)
  })

  it('a field is valid again if the choice’s text is typed again', () => {
    expect(after(berlin, edit('Berli'), edit('Berlin'), leave).value).toEqual(berlin)
  })

  it('[EVT-ORG-04] a cleared field has neither text nor id, and stays empty', () => {
    expect(after(berlin, { type: 'clear' }).value).toEqual(empty)
    expect(after(berlin, { type: 'clear' }, leave).value).toEqual(empty)
  })

  it('[UI-AUT-15] a response after blur is ignored', () => {
    const left = after(empty, edit('Be'), search, leave)
    expect(reduceAutocomplete(left, found(2, 'Berlin'))).toBe(left)
    expect(reduceAutocomplete(left, { type: 'fail', request: 2 })).toBe(left)
  })

  it('the response to an older search is ignored', () => {
    const twice = after(empty, edit('Be'), search, edit('Ber'), search)
    expect(reduceAutocomplete(twice, found(2, 'Bebra'))).toBe(twice)
    const { list } = reduceAutocomplete(twice, found(4, 'Berlin'))
    expect(list).toMatchObject({ kind: 'found', result: { results: [{ value: 'Berlin' }] } })
  })

  it('Escape aborts a pending search, and keeps the text', () => {
    expect(after(empty, edit('Be'), search, { type: 'closeList' })).toMatchObject({
      value: { status: 'editing', text: 'Be' },
      list: { kind: 'closed' },
    })
  })

  it('a search and its result highlight no line', () => {
    const highlighted = after(empty, edit('Be'), search, found(2, 'Berlin'), { type: 'highlight', line: 1 })
    const searching = reduceAutocomplete(highlighted, search)
    expect(searching).toMatchObject({ list: { kind: 'loading' }, active: -1 })
    const meanwhile = reduceAutocomplete(searching, { type: 'highlight', line: 0 })
    expect(reduceAutocomplete(meanwhile, found(3, 'Berlin')).active).toBe(-1)
  })

  it('a failed search highlights the line for a retry', () => {
    expect(after(empty, edit('Be'), search, { type: 'fail', request: 2 })).toMatchObject({
      value: { status: 'editing' },
      list: { kind: 'failed' },
      active: 0,
    })
  })

  it('after blur, an emptied field returns to the value that was set from outside', () => {
    expect(after(empty, { type: 'replace', value: berlin }, edit(''), leave).value).toEqual(berlin)
  })
})

test('[UI-AUT-01] two characters are searched for, one is not; spaces do not count', () => {
  expect([canSearch('B'), canSearch(' B '), canSearch('Be'), canSearch('🎭')]).toEqual([false, false, true, false])
})
