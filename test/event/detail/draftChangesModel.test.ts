/** @jest-environment node */
import { changedNames, mergeDrafts } from '../../../src/event/detail/draftChangesModel'
import { clusterToDraft } from '../../../src/event/detail/clusterToDraft'
import { fakeCluster } from '../../../src/testing/fakeCluster'

const base = clusterToDraft(fakeCluster())

describe('the changes in a form', () => {
  it('are the fields that differ; lists and choices are compared by content', () => {
    expect(changedNames(base, { ...base, Keywords: [...base.Keywords], Location: { ...base.Location } })).toEqual([])
    expect(changedNames(base, { ...base, MlTitle: 'Neu', Keywords: ['orgel'] })).toEqual(['MlTitle', 'Keywords'])
  })

  it('are merged if only one side changed a field, and are conflicts if both sides changed it differently', () => {
    const mine = { ...base, MlTitle: 'Meiner', Description: 'Meine' }
    const theirs = { ...base, Description: 'Ihre', Url: 'https://neu.example' }
    expect(mergeDrafts(base, mine, theirs)).toEqual({
      draft: { ...mine, Url: 'https://neu.example' },
      conflicts: ['Description'],
    })
    expect(mergeDrafts(base, mine, { ...base, Description: 'Meine' }).conflicts).toEqual([])
  })

  it('treat the dates as one value, because a mixture would be a date that nobody entered', () => {
    const mine = { ...base, dateFrom: '13.09.2026' }
    const theirs = { ...base, timeTo: '22:00' }
    expect(mergeDrafts(base, mine, theirs)).toEqual({ draft: mine, conflicts: ['dateFrom'] })
  })
})
