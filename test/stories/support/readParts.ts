import { expect, type Locator } from '@playwright/test'
import type { KitPart } from '../../../stories/kit/conformance/KitPart'
import type { PartState } from '../../../stories/kit/conformance/PartState'
import { partTexts } from '../../../stories/kit/conformance/partTexts'
import type { StoryPage } from './StoryPage'

/** A kit part in the browser: its row of `kitParts`, and its elements. */
export interface ShownPart {
  readonly row: Omit<KitPart, 'draw'>
  readonly place: Locator
  /** The element with the accessible name. */
  readonly carrier: Locator
  /** The tab stop. */
  readonly stop: Locator
}

type Role = Parameters<Locator['getByRole']>[0]

// Elements with these ARIA roles get no accessible name from their content.
const UNNAMED = ['alert', 'status']

/**
 * Opens the story of a state and finds every part in it. The rows come from the page, because the test runner can't
 * render React.
 */
export async function readParts(stories: StoryPage, state: PartState = 'plain'): Promise<ShownPart[]> {
  expect(await stories.open(`kit-conformance--${state}`)).toEqual([])
  const places = stories.page.locator('[data-part]')
  const rows = await places.evaluateAll(elements => elements.map(element => element.getAttribute('data-part') ?? ''))
  expect(rows.length, 'the table has rows').toBeGreaterThan(0)
  return rows.map((text, index) => {
    const row = JSON.parse(text) as ShownPart['row']
    const place = places.nth(index)
    const find = (role: string, label?: string) =>
      place.getByRole(role as Role, label === undefined ? {} : { name: label, exact: true })
    const carrier =
      row.role === undefined
        ? place.getByLabel(partTexts.label)
        : find(row.role, UNNAMED.includes(row.role) ? undefined : partTexts.label)
    return { row, place, carrier, stop: row.stop ? find(row.stop.role, row.stop.label).first() : carrier }
  })
}
