/** @jest-environment node */
import { eventTabs } from '../../../src/event/detail/eventTabs'

const tabs = (config?: Parameters<typeof eventTabs>[0]) => eventTabs(config).map(({ tab }) => tab)

describe('the tabs of the event form', () => {
  it('[EVT-DET-03] begin with the event', () => {
    expect(tabs()[0]).toBe('Event')
  })

  it('[EVT-DET-04] [EVT-DET-08] include the description, and the topics on a tab of their own', () => {
    expect(tabs().slice(1, 3)).toEqual(['Description', 'Topics'])
  })

  it('[EVT-DET-07] end with the pictures, whichever other tabs are configured', () => {
    expect(tabs()).toHaveLength(4)
    for (const topicsTab of [true, false])
      for (const translation of [true, false])
        for (const translationPl of [true, false])
          expect(eventTabs({ topicsTab, translation, translationPl }).at(-1)).toEqual({
            tab: 'Medias',
            fields: ['Pictures'],
          })
  })

  it('[EVT-DET-05] [EVT-DET-06] [EVT-API-14] include the translations only if they are configured', () => {
    expect(tabs({ translation: true })).toEqual(['Event', 'Description', 'Topics', 'Translation', 'Medias'])
    expect(tabs({ translationPl: true })).toEqual(['Event', 'Description', 'Topics', 'TranslationPl', 'Medias'])
    expect(tabs({ translation: true, translationPl: true, topicsTab: false })).toEqual([
      'Event',
      'Description',
      'Translation',
      'TranslationPl',
      'Medias',
    ])
  })

  it('[EVT-DET-31] list the categories on the tab Topics, or on Description if the topics have no tab', () => {
    const fieldsOf = (config: Parameters<typeof eventTabs>[0], tab: string) =>
      eventTabs(config).find(plan => plan.tab === tab)?.fields
    expect(fieldsOf({ topicsTab: false }, 'Description')).toEqual(
      expect.arrayContaining(['Description', 'Categories', 'requiredFields']),
    )
    expect(fieldsOf({}, 'Description')).toEqual(['Description'])
    expect(fieldsOf({}, 'Topics')).toEqual(expect.arrayContaining(['Categories', 'requiredFields']))
    expect(tabs({ topicsTab: false })).toEqual(['Event', 'Description', 'Medias'])
  })
})
