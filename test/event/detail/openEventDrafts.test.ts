import { openEventDrafts } from '../../../src/event/detail/openEventDrafts'

const draft = (MlTitle: string, at = Date.now()) => ({ at, changes: { MlTitle }, base: { MlTitle: 'Vorher' } })
const stored = () => Object.keys(localStorage).filter(key => key.startsWith('foyer.event.draft.'))
beforeEach(() => localStorage.clear())

describe('the drafts on the device', () => {
  it('are stored by event until they are removed', () => {
    openEventDrafts(7).write('4711', draft('Beinahe'))
    openEventDrafts(7).write('new', draft('Neu'))
    expect(openEventDrafts('7').read('4711')?.changes).toEqual({ MlTitle: 'Beinahe' })
    openEventDrafts(7).remove('4711')
    expect(openEventDrafts(7).read('4711')).toBeUndefined()
    expect(openEventDrafts(7).read('new')?.changes).toEqual({ MlTitle: 'Neu' })
  })

  it('of another account are deleted when an account opens its drafts', () => {
    openEventDrafts(7).write('new', draft('Geheim'))
    expect(openEventDrafts(8).read('new')).toBeUndefined()
    expect(stored()).toEqual([])
    expect(openEventDrafts(7).read('new')).toBeUndefined()
  })

  it('written in an open tab of an earlier account are not offered to the next account, and do not replace its drafts', () => {
    const earlier = openEventDrafts(7)
    const next = openEventDrafts('7/new')
    next.write('new', draft('Meins'))
    earlier.write('new', draft('Geheim'))
    earlier.write('4711', draft('Geheim'))
    expect([openEventDrafts('7/new').read('new')?.changes, openEventDrafts('7/new').read('4711')]).toEqual([
      { MlTitle: 'Meins' },
      undefined,
    ])
    expect(stored()).toHaveLength(1)
  })

  it('are deleted after 30 days, as soon as the account opens the draft of any event', () => {
    const DAY = 24 * 60 * 60 * 1000
    openEventDrafts(7).write('4711', draft('Jung', Date.now() - 29 * DAY))
    openEventDrafts(7).write('4712', draft('Alt', Date.now() - 31 * DAY))
    openEventDrafts(7)
    expect(stored()).toEqual(['foyer.event.draft.7/4711'])
    expect(localStorage.getItem('foyer.event.drafts')).not.toContain('4712')
    expect(openEventDrafts(7).read('4711')?.changes).toEqual({ MlTitle: 'Jung' })
  })

  it('are twenty at most, because the oldest is deleted; a draft older than 30 days is not read', () => {
    const drafts = openEventDrafts(7)
    for (let id = 1; id <= 22; id++) drafts.write(String(id), draft(`Nr. ${id}`))
    expect(drafts.read('2')).toBeUndefined()
    expect(drafts.read('3')).toBeDefined()
    expect(stored()).toHaveLength(20)
    drafts.write('99', draft('Alt', Date.now() - 31 * 24 * 60 * 60 * 1000))
    expect(drafts.read('99')).toBeUndefined()
  })

  it('are ignored if malformed', () => {
    const { read } = openEventDrafts(7)
    const at = Date.now()
    for (const text of [
      '{',
      '[]',
      'null',
      `{"at":${at},"changes":{"Keywords":"kaputt"},"base":{}}`,
      `{"at":${at},"changes":null,"base":{}}`,
      '{"at":1e300,"changes":{},"base":{}}',
    ]) {
      localStorage.setItem('foyer.event.draft.7/4711', text)
      expect(read('4711')).toBeUndefined()
    }
    for (const text of ['7', '{"0":1}', '[{"key":7}]']) {
      localStorage.setItem('foyer.event.drafts', text)
      openEventDrafts(7).write('4711', draft('Heil'))
      expect(read('4711')?.changes).toEqual({ MlTitle: 'Heil' })
    }
  })

  it('can have a description of a million characters', () => {
    const Description = 'ä'.repeat(1_000_000)
    openEventDrafts(7).write('4711', { at: Date.now(), changes: { Description }, base: {} })
    expect(openEventDrafts(7).read('4711')?.changes.Description).toHaveLength(1_000_000)
  })
})
