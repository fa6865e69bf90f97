import { configure, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { clearTemporaryCookies } from '../../support/clearTemporaryCookies'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { temporaryFake } from '../../../src/testing/temporaryFake'
import { openTestWindow } from '../../support/openTestWindow'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 10_000 })
withoutActEnvironment()

const summary = {
  moves: [
    { field: 'artistname', value: 'Rohrdommel' },
    { field: 'gender', value: 'divers' },
    { field: 'neues_feld', value: 7 },
  ],
  conflicts: [{ field: 'firstname', temporary: 'Jördis', account: 'Henrike' }],
}
const MOVE = { m: 'move_tmp_account_to_account', tmp_account_id: 'a7' }

type Opened = Awaited<ReturnType<typeof openTestWindow>>
let opened: Opened
beforeEach(() => {
  clearTemporaryCookies()
  document.cookie = 'tmp_account_id=a7'
  document.cookie = 'tmp_account_id_saved=true'
})
afterEach(() => opened.close())

async function open(account = 'henrike@ufer.example'): Promise<Opened['root']> {
  opened = await openTestWindow('register.migrate', [], {
    project: 'uferland',
    paths: { linkRoot: '/de' },
    ...(account && { auth: { account } }),
  })
  return opened.root
}
const press = async (root: Opened['root'], name: string) => user.click(await root.findByRole('button', { name }))
const moveButton = (root: Opened['root']) => root.findByRole('button', { name: 'Jetzt übernehmen' })

const SKIPPED = {
  reloads: [['migrationSkipped']],
  cookie: 'tmp_account_id=a7; tmp_account_id_saved=true; tmp_account_id_skip_migration=true',
}
/** Waits until the layer ends without a move. Returns the reloads and the cookies. */
const endWithoutMove = async () => {
  await waitFor(() => expect(opened.control.settled).toHaveBeenCalledWith(undefined))
  return { reloads: opened.reload.mock.calls, cookie: document.cookie }
}

describe('the migration layer', () => {
  it('[REG-TMP-16] shows the values that move and those that stay before it moves anything', async () => {
    const { handlers, posted } = temporaryFake({ summary })
    server.use(...handlers)
    const root = await open()
    expect(await root.findByRole('heading', { name: 'Das kommt in Ihr Konto' })).toBeVisible()
    const pairs = [...root.getByText('Rohrdommel').closest('dl')!.querySelectorAll('div')].map(line => line.textContent)
    expect(pairs).toEqual(['KünstlernameRohrdommel', 'Geschlechtdivers', 'neues_feld7'])
    expect(root.getByText('Bleibt: Henrike')).toBeVisible()
    expect(root.getByText('Entfällt: Jördis')).toBeVisible()
    expect(posted).toEqual([])
  })

  /** Moves the temporary account. */
  async function move() {
    const { handlers, posted } = temporaryFake({ summary })
    server.use(...handlers)
    const root = await open()
    await user.click(await moveButton(root))
    expect(await root.findByRole('heading', { name: 'Übernommen' })).toBeVisible()
    return { root, posted }
  }

  it('[REG-CALL-36] [REG-API-20] moves the temporary account into the current account by a call below the configured path', async () => {
    const { posted } = await move()
    expect(posted).toEqual([MOVE])
    expect(asked).toContain('POST /de/tmp_account.json')
  })

  it('[REG-TMP-21] [REG-TMP-24] remembers the move in a cookie, and reloads the page after ‘done’', async () => {
    const { root } = await move()
    expect(document.cookie).toBe('tmp_account_id=a7; tmp_account_id_saved=true; tmp_account_id_migrated=true')
    expect(opened.reload).not.toHaveBeenCalled()
    await press(root, 'Fertig')
    await waitFor(() => expect(opened.control.settled).toHaveBeenCalledWith(true))
    expect(opened.reload.mock.calls).toEqual([['migrated']])
  })

  it.each(['Nicht übernehmen', 'Schließen'])(
    '[REG-TMP-17] [REG-TMP-22] [REG-TMP-24] is skipped permanently by %s, and the page reloads',
    async way => {
      const { handlers, posted } = temporaryFake({ summary })
      server.use(...handlers)
      const root = await open()
      await moveButton(root)
      await press(root, way)
      expect(await endWithoutMove()).toEqual(SKIPPED)
      expect(posted).toEqual([])
    },
  )

  describe.each(['Nicht übernehmen', 'Schließen'])('is skipped permanently by %s', way => {
    it('[REG-TMP-17] [REG-TMP-22] after the portal has refused the move', async () => {
      server.use(...temporaryFake({ summary, moved: { success: false, message: 'Nicht jetzt.' } }).handlers)
      const root = await open()
      await user.click(await moveButton(root))
      await root.findByRole('alert')
      await press(root, way)
      expect(await endWithoutMove()).toEqual(SKIPPED)
    })

    it('[REG-TMP-17] [REG-TMP-22] after the call of the move has failed', async () => {
      expectConsole('error', /503/)
      server.use(
        http.post('*/tmp_account.json', () => new HttpResponse('Wartung', { status: 503 })),
        ...temporaryFake({ summary }).handlers,
      )
      const root = await open()
      await user.click(await moveButton(root))
      await press(root, 'OK')
      await press(root, way)
      expect(await endWithoutMove()).toEqual(SKIPPED)
    })

    it('[REG-TMP-17] [REG-TMP-22] if the portal has no summary of the values', async () => {
      expectConsole('error', /tmp_account_summary/)
      server.use(...temporaryFake().handlers)
      const root = await open()
      await root.findByText(/^Was genau übernommen wird/)
      await press(root, way)
      expect(await endWithoutMove()).toEqual(SKIPPED)
    })
  })

  it('[REG-TMP-21] counts as moved, not as skipped, when it is closed after the move', async () => {
    server.use(...temporaryFake({ summary }).handlers)
    const root = await open()
    await user.click(await moveButton(root))
    await root.findByRole('heading', { name: 'Übernommen' })
    await press(root, 'Schließen')
    await waitFor(() => expect(opened.control.settled).toHaveBeenCalledWith(true))
    expect(opened.reload.mock.calls).toEqual([['migrated']])
    expect(document.cookie).not.toContain('skip')
  })

  it.each([
    [
      'a refusal with a reason',
      { success: false, message: 'Diese Angaben wurden schon übernommen.' },
      'Diese Angaben wurden schon übernommen.',
    ],
    ['a refusal without a reason', { success: false }, /^Das Übernehmen hat nicht geklappt/],
    ['a response that is not a yes', { success: 'nein' }, /^Das Übernehmen hat nicht geklappt/],
  ])(
    '[REG-TMP-16] [REG-TMP-21] stays open after a failure, and moves at the second attempt: %s',
    async (_name, moved, said) => {
      server.use(...temporaryFake({ summary, moved }).handlers)
      const root = await open()
      await user.click(await moveButton(root))
      expect(await root.findByRole('alert')).toHaveTextContent(said)
      expect(await moveButton(root)).toBeEnabled()
      expect(document.cookie).toBe('tmp_account_id=a7; tmp_account_id_saved=true')
      expect(opened.reload).not.toHaveBeenCalled()
      server.use(...temporaryFake({ summary }).handlers)
      await user.click(await moveButton(root))
      expect(await root.findByRole('heading', { name: 'Übernommen' })).toBeVisible()
    },
  )

  it('[REG-TMP-16] disables its button until the values have loaded, and removes the reason of a refusal at the second attempt', async () => {
    expectConsole('error', /503/)
    let answer = () => {}
    const answered = new Promise<undefined>(resolve => (answer = () => resolve(undefined)))
    server.use(
      http.get('*/register_tmp_account', () => answered),
      http.post('*/tmp_account.json', () => HttpResponse.json({ success: false, message: 'Nicht jetzt.' }), {
        once: true,
      }),
      http.post('*/tmp_account.json', () => new HttpResponse('Wartung', { status: 503 })),
      ...temporaryFake({ summary }).handlers,
    )
    const root = await open()
    expect(await moveButton(root)).toBeDisabled()
    answer()
    await waitFor(async () => expect(await moveButton(root)).toBeEnabled())
    await user.click(await moveButton(root))
    expect(await root.findByRole('alert')).toHaveTextContent('Nicht jetzt.')
    await user.click(await moveButton(root))
    await press(root, 'OK')
    expect(root.queryByText('Nicht jetzt.')).toBeNull()
  })

  it('[REG-TMP-16] stays open when the portal responds with 503, and moves at the second attempt', async () => {
    expectConsole('error', /503/)
    const { handlers, posted } = temporaryFake({ summary })
    server.use(
      http.post('*/tmp_account.json', () => new HttpResponse('Wartung', { status: 503 }), { once: true }),
      ...handlers,
    )
    const root = await open()
    await user.click(await moveButton(root))
    await press(root, 'OK')
    await user.click(await moveButton(root))
    expect(await root.findByRole('heading', { name: 'Übernommen' })).toBeVisible()
    expect(posted).toEqual([MOVE])
  })

  it('[REG-TMP-16] [REG-TMP-17] stays open until the portal has responded: a move that is refused must not count as skipped', async () => {
    let answer = () => {}
    const answered = new Promise<void>(resolve => (answer = resolve))
    server.use(
      http.post('*/tmp_account.json', async () => {
        await answered
        return HttpResponse.json({ success: false, message: 'Nicht jetzt.' })
      }),
      ...temporaryFake({ summary }).handlers,
    )
    const root = await open()
    const move = await moveButton(root)
    await user.click(move)
    await user.click(move)
    await press(root, 'Schließen')
    await delay(50)
    expect(opened.control.settled).not.toHaveBeenCalled()
    answer()
    expect(await root.findByRole('alert')).toHaveTextContent('Nicht jetzt.')
    expect(asked.filter(call => call.includes('tmp_account.json'))).toHaveLength(1)
    expect(document.cookie).not.toContain('skip')
    expect(opened.control.settled).not.toHaveBeenCalled()
  })

  it('[REG-TMP-21] counts as moved if it is closed during the move', async () => {
    let answer = () => {}
    const answered = new Promise<void>(resolve => (answer = resolve))
    server.use(
      http.post('*/tmp_account.json', async () => {
        await answered
        return HttpResponse.json({ success: true })
      }),
      ...temporaryFake({ summary }).handlers,
    )
    const root = await open()
    await user.click(await moveButton(root))
    await press(root, 'Schließen')
    answer()
    await waitFor(() => expect(opened.control.settled).toHaveBeenCalledWith(true))
    expect(opened.reload.mock.calls).toEqual([['migrated']])
    expect(document.cookie).not.toContain('skip')
  })

  it('[REG-TMP-16] also moves if the portal has no summary of the values, because the summary is an addition to the contract', async () => {
    expectConsole('error', /tmp_account_summary/)
    const { handlers, posted } = temporaryFake()
    server.use(...handlers)
    const root = await open()
    expect(await root.findByText('Was genau übernommen wird, lässt sich gerade nicht anzeigen.')).toBeVisible()
    await user.click(await moveButton(root))
    await root.findByRole('heading', { name: 'Übernommen' })
    expect(posted).toEqual([MOVE])
  })

  it('says that nothing changes if the account has everything', async () => {
    server.use(...temporaryFake({ summary: { moves: [], conflicts: [] } }).handlers)
    const root = await open()
    expect(await root.findByText('An den Angaben in Ihrem Konto ändert sich nichts.')).toBeVisible()
    expect(await moveButton(root)).toBeEnabled()
  })

  it.each(['none at all', 'one that was moved'])(
    '[REG-TMP-17] says that there is no account to move, and is skipped by closing: %s',
    async kind => {
      if (kind === 'none at all') clearTemporaryCookies()
      else document.cookie = 'tmp_account_id_migrated=true'
      const root = await open()
      await root.findByRole('heading', { name: 'Hier gibt es nichts zu übernehmen' })
      await press(root, 'OK')
      await waitFor(() => expect(opened.control.settled).toHaveBeenCalledWith(undefined))
      expect([opened.reload.mock.calls, asked]).toEqual([[['migrationSkipped']], []])
      expect(document.cookie).toContain('tmp_account_id_skip_migration=true')
    },
  )

  it('[REG-API-06] [REG-API-20] needs a log-in: a visitor gets the login layer in its place, and nothing is requested or moved', async () => {
    server.use(...temporaryFake({ summary }).handlers)
    const root = await open('')
    expect(await root.findByRole('heading', { level: 2, name: 'Ihr Konto' })).toBeVisible()
    expect(root.queryByRole('button', { name: 'Jetzt übernehmen' })).toBeNull()
    expect(document.querySelectorAll('foyer-root')).toHaveLength(1)
    expect(asked).toEqual([])
    expect(document.cookie).toBe('tmp_account_id=a7; tmp_account_id_saved=true')
  })
})
