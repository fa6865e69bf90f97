import { openManageStore } from '../../../src/pix/manage/openManageStore'
import { openMetaDrafts } from '../../../src/pix/meta/useMetaDraft'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const DAY = 24 * 60 * 60 * 1000
const draft = (pictureId: number, at = NOW) => ({
  pictureId,
  at,
  changes: { Title: `Titel ${pictureId}`, share_group_3: true },
  base: { Title: '', share_group_3: false },
})
const stored = () => JSON.parse(localStorage.getItem('foyer.pix.metaDrafts') ?? '[]') as { pictureId: number }[]

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(Date, 'now').mockReturnValue(NOW)
})
afterEach(() => jest.restoreAllMocks())

describe('the drafts of meta forms', () => {
  it('are restored by account and picture, one for each picture', () => {
    openMetaDrafts(1001).write(draft(1))
    openMetaDrafts(1001).write(draft(2))
    openMetaDrafts('1001').write({ ...draft(1), changes: { Title: 'Neuer' } })
    expect(openMetaDrafts(1001).read(1)?.changes).toEqual({ Title: 'Neuer' })
    expect(openMetaDrafts(1001).read(2)).toEqual(draft(2))
    expect(openMetaDrafts(1001).read(3)).toBeUndefined()
    expect(stored()).toHaveLength(2)
  })

  it('leave only the id of the account when they are removed', () => {
    const drafts = openMetaDrafts(1001)
    drafts.write(draft(1))
    drafts.remove(1)
    expect(Object.keys(localStorage)).toEqual(['foyer.pix.accountId'])
  })

  it.each([
    ['the meta window', () => openMetaDrafts(2002)],
    ['the library', () => openManageStore(2002)],
  ])('of another account are deleted as soon as %s is opened, with all data of that account', (_window, open) => {
    openManageStore(1001).write({ seriesId: 5 })
    openMetaDrafts(1001).write(draft(1))
    open()
    expect(Object.keys(localStorage)).toEqual(['foyer.pix.accountId'])
    expect(openMetaDrafts(1001).read(1)).toBeUndefined()
  })

  it('are at most twenty; a draft older than thirty days is not read', () => {
    const drafts = openMetaDrafts(1001)
    for (let id = 1; id <= 25; id += 1) drafts.write(draft(id))
    expect(stored().map(({ pictureId }) => pictureId)).toEqual([
      25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6,
    ])
    drafts.write(draft(30, NOW - 31 * DAY))
    expect(drafts.read(30)).toBeUndefined()
    drafts.write(draft(31, NOW - 29 * DAY))
    expect(drafts.read(31)).toBeDefined()
  })

  it('are ignored if malformed', () => {
    openMetaDrafts(1001)
    for (const junk of [
      '{"a":1}',
      '[1,null,{"pictureId":"1"}]',
      'kaputt',
      `[{"pictureId":1,"at":${NOW},"changes":{"Title":5},"base":{}}]`,
    ]) {
      localStorage.setItem('foyer.pix.metaDrafts', junk)
      expect(openMetaDrafts(1001).read(1)).toBeUndefined()
    }
  })

  it('stay until the page is left if the device can’t store them', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    openMetaDrafts(3003).write(draft(1))
    expect(openMetaDrafts(3003).read(1)).toEqual(draft(1))
    openMetaDrafts(3003).remove(1)
    expect(openMetaDrafts(3003).read(1)).toBeUndefined()
  })
})
