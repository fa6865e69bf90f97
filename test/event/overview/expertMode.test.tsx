import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { eventListFake } from '../../../src/testing/eventListFake'
import { fakeEvent, fakeEvents } from '../../../src/testing/fakeEvents'
import { expectConsole } from '../../support/expectConsole'
import { line, prepareOverview, stubDetail } from './support/prepareOverview'

const { server, asked, user, open, choose, serveTexts } = prepareOverview()

/** Stubs a tab that a page opens. */
function stubTab() {
  const tab = { closed: false, opener: window as unknown, close: jest.fn(), location: { replace: jest.fn() } }
  const openTab = jest.spyOn(window, 'open').mockReturnValue(tab as never)
  return { tab, openTab }
}

describe('the event overview', () => {
  it.each([0, 3])(
    '[EVT-OVW-34] [EVT-API-05] copies no event of type %i, because the copy would be one long event, and offers the expert mode',
    async IdEventType => {
      const openings = stubDetail()
      const { tab } = stubTab()
      const { root, close } = await open(
        eventListFake({ events: [fakeEvent({ Id: 7, MlTitle: 'Konzertreihe', IdEventType })] }),
        { hosts: { stage: 'https://stage.example' } },
      )
      await choose(root, 'Konzertreihe', 'Neue Kopie')
      expect(await root.findByText(/Die Kopie wäre eine einzige, sehr lange Veranstaltung/)).toBeInTheDocument()
      await user.click(root.getByRole('button', { name: 'Expertenmodus öffnen' }))
      await waitFor(() =>
        expect(tab.location.replace).toHaveBeenCalledWith(
          'https://stage.example/de_DE/stage/7?username=henrike%40uferland.example&token=stufe-1',
        ),
      )
      expect(openings).toEqual([])
      close()
    },
  )

  /** Clicks an event that the form can't edit: a series, if no other type is given. */
  async function openSeries(config = {}, IdEventType = 3) {
    const stub = stubTab()
    const opened = await open(
      eventListFake({
        events: [
          fakeEvent({ Id: 6, MlTitle: 'Lesereihe', IdEventType }),
          fakeEvent({ Id: 7, MlTitle: 'Konzertreihe', IdEventType }),
        ],
      }),
      { hosts: { stage: 'https://stage.example' }, ...config },
    )
    await user.click(await line(opened.root, 'Konzertreihe'))
    return { ...opened, ...stub, question: within(await opened.root.findByRole('alertdialog')) }
  }

  it.each([0, 3])('[EVT-OVW-22] asks before an event of type %i opens in the expert mode', async IdEventType => {
    const { question, openTab, close } = await openSeries({}, IdEventType)
    await user.click(question.getByRole('button', { name: 'Abbrechen' }))
    expect(openTab).not.toHaveBeenCalled()
    close()
  })

  it.each([0, 3])(
    '[EVT-OVW-23] [EVT-OVW-24] [EVT-OVW-25] asks with the portal’s caption, text and button before an event of type %i opens by the button',
    async IdEventType => {
      serveTexts({
        cluster_is_not_single_event_type_error_caption: 'Zur Bühne?',
        cluster_is_not_single_event_type_error_message: 'Das ist eine Reihe.',
        open_stage: 'Bühne öffnen',
      })
      const { question, openTab, close } = await openSeries({ translations: true }, IdEventType)
      expect(question.getByRole('heading', { name: 'Zur Bühne?' })).toBeInTheDocument()
      expect(question.getByText('Das ist eine Reihe.')).toBeInTheDocument()
      await user.click(question.getByRole('button', { name: 'Bühne öffnen' }))
      expect(openTab).toHaveBeenCalled()
      close()
    },
  )

  it.each([0, 3])(
    '[EVT-OVW-22] [EVT-XPM-01] [EVT-XPM-04] opens the event of type %i in a new tab that can’t reach the page',
    async IdEventType => {
      const { question, tab, openTab, close } = await openSeries({}, IdEventType)
      await user.click(question.getByRole('button', { name: 'Expertenmodus öffnen' }))
      await waitFor(() =>
        expect(tab.location.replace).toHaveBeenCalledWith(
          'https://stage.example/de_DE/stage/7?username=henrike%40uferland.example&token=stufe-1',
        ),
      )
      expect(openTab).toHaveBeenCalledWith('', '_blank')
      expect(tab.opener).toBeNull()
      close()
    },
  )

  it.each([0, 3])(
    '[EVT-OVW-26] opens the expert mode each time its button is pressed, in a list of %i events',
    async count => {
      const { openTab } = stubTab()
      const config = { hosts: { stage: 'https://stage.example' }, event: { getStageToken: () => Promise.resolve('x') } }
      const { root, close } = await open(eventListFake({ events: fakeEvents(count) }), config)
      await (count > 0 ? line(root, 'Orgelmatinee') : root.findByRole('heading', { name: /^Hier ist Platz/ }))
      for (const times of [1, 2]) {
        await user.click(root.getByRole('button', { name: 'Expertenmodus' }))
        expect(openTab).toHaveBeenCalledTimes(times)
      }
      close()
    },
  )

  it('[EVT-OVW-26] [EVT-API-05] [EVT-API-15] opens the expert mode without an event by a button, and opens its tab during the click itself', async () => {
    const { tab, openTab } = stubTab()
    let giveToken = (_token: string) => {}
    const getStageToken = () => new Promise<string>(resolve => (giveToken = resolve))
    const { root, close } = await open(eventListFake(), {
      hosts: { stage: 'https://stage.example' },
      event: { getStageToken },
    })
    await user.click(await root.findByRole('button', { name: 'Expertenmodus' }))
    expect(openTab).toHaveBeenCalledWith('', '_blank')
    expect(tab.location.replace).not.toHaveBeenCalled()
    giveToken('von der Seite')
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith(
        'https://stage.example/de_DE/stage?username=henrike%40uferland.example&token=von+der+Seite',
      ),
    )
    close()
  })

  it.each([
    ['opens none', null],
    ['closes it at once', { closed: true }],
  ])(
    '[EVT-OVW-27] [EVT-OVW-28] says in the portal’s words that the tab is blocked, and requests no token, if the browser %s',
    async (_, tab) => {
      jest.spyOn(window, 'open').mockReturnValue(tab as Window | null)
      serveTexts({ event_allow_popups: 'Bitte Pop-ups zulassen.' })
      const { root, close } = await open(eventListFake(), { translations: true })
      await user.click(await root.findByRole('button', { name: 'Expertenmodus' }))
      expect(await root.findByText('Bitte Pop-ups zulassen.')).toBeInTheDocument()
      expect(asked.filter(url => url.includes('/api/auth'))).toEqual([])
      close()
    },
  )

  it('[EVT-XPM-02] closes the tab and shows a message if the token can’t be loaded', async () => {
    expectConsole('error', /status 500/)
    const { tab } = stubTab()
    const { root, close } = await open()
    server.use(http.get('*/event/api/auth', () => new HttpResponse('kaputt', { status: 500 })))
    await user.click(await root.findByRole('button', { name: 'Expertenmodus' }))
    expect(await root.findByText(/kaputt/)).toBeInTheDocument()
    expect(tab.close).toHaveBeenCalled()
    close()
  })
})
