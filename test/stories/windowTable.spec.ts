import { expect } from '@playwright/test'
import { windowStories } from '../../stories/pages/windowStories'
import { storyTest } from './support/storyTest'
import { contentStates, exceptions, windowNames } from './support/windowStates'

storyTest('every window and layer has a story in each state that it can have', ({ storybook }) => {
  const missing: string[] = []
  const needless: string[] = []
  for (const name of windowNames) {
    const stories = storybook.entries.filter(({ type, tags }) => type === 'story' && tags.includes(name))
    for (const state of contentStates) {
      const isThere = stories.some(({ tags }) => tags.includes(state))
      const reason = exceptions[name]?.[state]
      if (!isThere && reason === undefined) missing.push(`${name}: ${state}`)
      if (isThere && reason !== undefined) needless.push(`${name}: ${state}, although the table says: ${reason}`)
    }
  }
  expect(
    missing,
    'states without a story: tag one with the window and the state, or give the reason in test/stories/support/windowStates.ts',
  ).toEqual([])
  expect(needless, 'exceptions in test/stories/support/windowStates.ts that have a story').toEqual([])
})

storyTest('every exception names an existing window', () => {
  expect(Object.keys(exceptions).filter(name => !windowNames.includes(name))).toEqual([])
})

storyTest('the first page links to the default story of every window', ({ storybook }) => {
  expect(Object.keys(windowStories).toSorted()).toEqual([...windowNames].toSorted())
  for (const [name, { story }] of Object.entries(windowStories)) {
    const linked = storybook.entries.find(({ id }) => id === story)
    expect(linked?.tags, `the story '${story}' of ${name} in stories/pages/windowStories.ts`).toEqual(
      expect.arrayContaining([name, 'default']),
    )
  }
})
