import { configure, fireEvent, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { eventWindows } from '../../../../src/event/eventWindows'
import { eventListFake } from '../../../../src/testing/eventListFake'
import { fakePortalServer } from '../../../support/fakePortalServer'
import { freezeToday } from '../../../support/freezeToday'
import { openOverview } from '../../../support/openOverview'
import { withoutActEnvironment } from '../../../support/withoutActEnvironment'

/** Address of the list of events. */
export const LIST = '*/event/api/event_cluster'
/** Address of one event. */
export const CLUSTER = '*/event/api/event_cluster/cluster/:id'

/** Queries for the content of an overview. */
export type Root = Awaited<ReturnType<ReturnType<typeof openOverview>['findRoot']>>

/** Finds the row of an event by its title. */
export const line = async (root: Root, title: string) =>
  (await root.findByText(title, { selector: '.title' })).closest<HTMLElement>('[role=row]')!

/**
 * Replaces the text of a field and presses Enter. Does not use user-event, because in a shadow tree user-event does not
 * find a field that a script has focused.
 */
export const enter = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } })
  fireEvent.keyDown(field, { key: 'Enter' })
}

/** Returns the focused element of the window. */
export const focused = () => [...document.querySelectorAll('foyer-root')].at(-1)?.shadowRoot?.activeElement

/** Returns the titles of the rows, in their order. */
export const titles = (root: Root) =>
  root
    .getAllByRole('row')
    .slice(1)
    .map(row => row.querySelector('.title')!.textContent)

/** Replaces the detail editor by a window that closes with a result; returns the options of each opening. */
export function stubDetail(result?: object): object[] {
  const openings: object[] = []
  function Detail({ options, close }: { options: object; close(result?: object): void }) {
    return (
      <button
        type="button"
        onClick={() => {
          openings.push(options)
          close(result)
        }}
      >
        Editor verlassen
      </button>
    )
  }
  jest.spyOn(eventWindows['event.detail'], 'load').mockResolvedValue(Object.assign(Detail, { labels: [] }) as never)
  return openings
}

/**
 * Prepares a test file for the event overview. Call this function at the top of the file. The date is always 26
 * November 2026. After each test, the function restores all mocks and removes the windows.
 * @returns the fake portal, the requests that it got, and the steps of a person in the overview
 */
export function prepareOverview() {
  const { server, asked } = fakePortalServer()
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  configure({ asyncUtilTimeout: 10_000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
  withoutActEnvironment()
  freezeToday()
  afterEach(() => {
    jest.restoreAllMocks()
    for (const host of document.querySelectorAll('foyer-root')) host.remove()
  })

  /** Returns the requests for the list of events. */
  const lists = () => asked.filter(line => line.startsWith('GET /event/api/event_cluster?'))
  /** Opens the overview on a fake portal. */
  const open = async (fake = eventListFake(), config = {}, options = {}) => {
    server.use(...fake.handlers)
    const opened = openOverview(config, options)
    return { ...opened, root: await opened.findRoot(), fake }
  }
  /** Chooses an item in the menu of a row. */
  const choose = async (root: Root, row: string, item: string) => {
    await user.click(within(await line(root, row)).getByRole('button', { name: /^Aktionen zu/ }))
    await user.click(root.getByRole('menuitem', { name: item }))
  }
  /** Responds to the request for texts with the given ones. All other texts are the embedded ones. */
  const serveTexts = (texts: Readonly<Record<string, string>>) =>
    server.use(http.get('*/event/api/ml', () => HttpResponse.json(texts)))
  return { server, asked, user, lists, open, choose, serveTexts }
}
