/** @jest-environment node */
import { validateTopics, type TopicsValues } from '../../../src/event/topics/topicsRules'

const none: TopicsValues = {
  FormalCategoryId: 0,
  ContentCategoryId: '0',
  characteristics: [],
  EventLocationTypeId: '',
  Keywords: [],
  PreAssignedKeyword: '0',
}

describe('validateTopics', () => {
  it.each<[string, Partial<TopicsValues>, boolean]>([
    ['neither category', {}, false],
    ['only characteristics and keywords', { characteristics: ['401'], Keywords: ['jazz'] }, false],
    ['a formal category', { FormalCategoryId: 105 }, true],
    ['a content category', { ContentCategoryId: '1203' }, true],
    ['both', { FormalCategoryId: 105, ContentCategoryId: '1203' }, true],
  ])('[EVT-VAL-03] needs one of the two categories: %s', (_, values, isFine) => {
    expect(validateTopics({ ...none, ...values }, null)).toEqual(isFine ? {} : { Categories: true })
  })

  const required = {
    category_formal: ['105', '106'],
    category_content: ['1204', '1203'],
    keywords: ['lausitz', 'sorben'],
  }
  it.each<[string, Partial<TopicsValues>, boolean]>([
    ['another formal category', { FormalCategoryId: 7 }, false],
    ['a required formal category', { FormalCategoryId: 106 }, true],
    ['a required content category', { ContentCategoryId: '1203' }, true],
    ['another content category', { ContentCategoryId: '7' }, false],
    ['the second required keyword', { FormalCategoryId: 7, Keywords: ['sorben'] }, true],
    ['a required keyword', { FormalCategoryId: 7, Keywords: ['jazz', 'lausitz'] }, true],
    [
      'a required keyword that is chosen from the predefined ones',
      { FormalCategoryId: 7, PreAssignedKeyword: 'sorben' },
      true,
    ],
    ['a keyword that only contains a required one', { FormalCategoryId: 7, Keywords: ['lausitzer'] }, false],
  ])('[EVT-VAL-08] needs one of the entries that the customer requires: %s', (_, values, isFine) => {
    expect(validateTopics({ ...none, ...values }, required)).toEqual(isFine ? {} : { requiredFields: true })
  })

  it('[EVT-VAL-07] [EVT-DATA-30] requires nothing without a configuration or if all three lists are null, otherwise one entry of these lists', () => {
    const values = { ...none, FormalCategoryId: 7 }
    expect(validateTopics(values, null)).toEqual({})
    expect(validateTopics(values, { category_formal: null, category_content: null, keywords: null })).toEqual({})
    expect(validateTopics(values, { category_formal: null, category_content: null, keywords: ['lausitz'] })).toEqual({
      requiredFields: true,
    })
    expect(validateTopics(values, { category_formal: [], category_content: null, keywords: null })).toEqual({
      requiredFields: true,
    })
  })

  it('reports both errors if neither rule is met', () => {
    expect(validateTopics(none, required)).toEqual({ Categories: true, requiredFields: true })
  })
})
