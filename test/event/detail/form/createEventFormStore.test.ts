/** @jest-environment node */
import { createEventFormStore } from '../../../../src/event/detail/form/createEventFormStore'
import { fakeCluster } from '../../../../src/testing/fakeCluster'

describe('the state of the form', () => {
  it('[EVT-DET-20] shows the error of a validated field while its value is wrong', () => {
    const store = createEventFormStore(fakeCluster())
    store.change({ MlTitle: '' })
    expect(store.read().shown).toEqual({})
    store.validate(['MlTitle'])
    expect(Object.keys(store.read().shown)).toEqual(['MlTitle'])
    store.change({ MlTitle: 'Neu' })
    expect(store.read().shown).toEqual({})
    store.change({ MlTitle: ' ' })
    expect(Object.keys(store.read().shown)).toEqual(['MlTitle'])
  })

  it('[EVT-DET-20] hides the error of a field when a change of another field makes it valid', () => {
    const store = createEventFormStore(fakeCluster())
    store.change({ dateTo: '11.09.2026' })
    store.validate(['dateTo'])
    expect(Object.keys(store.read().shown)).toEqual(['dateTo'])
    store.change({ dateFrom: '11.09.2026' })
    expect(store.read().shown).toEqual({})
  })

  it.each([{ ContentCategoryId: '1203' }, { FormalCategoryId: 105 }])(
    '[EVT-DET-21] choosing a category removes the error of the categories: %j',
    chosen => {
      const store = createEventFormStore(fakeCluster({ FormalCategoryId: 0, ContentCategoryId: '0' }))
      store.validate(['Categories'])
      expect(Object.keys(store.read().shown)).toEqual(['Categories'])
      store.change(chosen)
      expect(store.read().shown).toEqual({})
    },
  )

  it('returns the same objects while their content is unchanged, so that a key press renders one field', () => {
    const store = createEventFormStore(fakeCluster())
    store.validate(['MlTitle', 'Url'])
    store.change({ MlTitle: 'N', Url: 'x' })
    const { shown, changed, draft } = store.read()
    store.change({ MlTitle: 'Ne' })
    expect(store.read().shown).toBe(shown)
    expect(store.read().changed).toBe(changed)
    expect(store.read().draft.Keywords).toBe(draft.Keywords)
  })

  it('notifies its listeners until they unsubscribe', () => {
    const store = createEventFormStore(fakeCluster())
    const listener = jest.fn()
    const stop = store.subscribe(listener)
    store.change({ MlTitle: 'Neu' })
    stop()
    store.change({ MlTitle: 'Neuer' })
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('handles a key press in a form with a million characters and 5,000 keywords in less than 40 ms', () => {
    const store = createEventFormStore(fakeCluster())
    store.change({
      Description: 'ä'.repeat(1_000_000),
      Keywords: Array.from({ length: 5000 }, (_, index) => `wort${index}`),
    })
    const started = performance.now()
    for (let key = 0; key < 50; key++) store.change({ MlTitle: `Titel ${key}` })
    expect((performance.now() - started) / 50).toBeLessThan(40)
  })
})
