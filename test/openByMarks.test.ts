import type { WindowControl } from '../src/api/Core'
import { createWindowHandle } from '../src/api/createWindowHandle'
import type { Foyer } from '../src/api/Foyer'
import { openByMarks } from '../src/openByMarks'

let layer: WindowControl
const migrate = jest.fn(() =>
  createWindowHandle(control => {
    layer = control
    return Promise.resolve()
  }),
)
const foyer = { register: { migrate } } as unknown as Foyer
const signedIn = { auth: { account: 'eva' } }
const clicked = jest.fn()

function setState(state: DocumentReadyState): void {
  Object.defineProperty(document, 'readyState', { configurable: true, value: state })
}
beforeEach(() => {
  setState('complete')
  migrate.mockClear()
  clicked.mockClear()
  for (const name of [
    'tmp_account_id',
    'tmp_account_id_saved',
    'tmp_account_id_migrated',
    'tmp_account_id_skip_migration',
  ])
    document.cookie = `${name}=; max-age=0`
  document.body.innerHTML = '<button data-foyer="editor.open" data-url="/editor/article/7"></button>'
  document.querySelector('button')!.onclick = clicked
  location.hash = ''
})

describe('the window that opens by itself when the page is ready', () => {
  it('[REG-API-11] is the migration layer for a person who is signed in and has a temporary account that was neither moved nor skipped', () => {
    document.cookie = 'tmp_account_id=12'
    document.cookie = 'tmp_account_id_saved=true'
    openByMarks(foyer, () => ({}))
    expect(migrate).not.toHaveBeenCalled()
    openByMarks(foyer, () => signedIn)
    expect(migrate).toHaveBeenCalledTimes(1)
    for (const name of ['tmp_account_id_migrated', 'tmp_account_id_skip_migration']) {
      document.cookie = `${name}=true`
      openByMarks(foyer, () => signedIn)
      document.cookie = `${name}=; max-age=0`
    }
    expect(migrate).toHaveBeenCalledTimes(1)
  })

  it('[REG-API-08] is an article’s editor with the hash #openeditor; with another hash or none, no window opens', () => {
    for (const hash of ['', '#openeditors', '#editor', '#OPENEDITOR']) {
      location.hash = hash
      openByMarks(foyer, () => signedIn)
    }
    expect(clicked).not.toHaveBeenCalled()
    location.hash = '#openeditor'
    openByMarks(foyer, () => signedIn)
    expect(clicked).toHaveBeenCalledTimes(1)
  })

  it('[REG-API-08] [REG-API-11] is the migration layer, not the editor, if there is a temporary account and the hash is #openeditor, because the layer’s reload would close the editor', () => {
    document.cookie = 'tmp_account_id=12'
    document.cookie = 'tmp_account_id_saved=true'
    location.hash = '#openeditor'
    openByMarks(foyer, () => signedIn)
    expect([migrate.mock.calls.length, clicked.mock.calls.length, location.hash]).toEqual([1, 0, '#openeditor'])
  })

  it.each([
    ['counts as skipped if it closes before it has loaded', () => layer.settled(), true],
    [
      'is not counted as skipped by openByMarks if it closes later, because the loaded layer counts that itself',
      () => [layer.opened(), layer.settled()],
      false,
    ],
    [
      'does not count as skipped if it can’t be shown',
      () => [layer.failed(new Error('no chunk')), layer.settled()],
      false,
    ],
  ])('[REG-TMP-17] is the migration layer, which %s', async (_title, end, isSkipped) => {
    document.cookie = 'tmp_account_id=12'
    const reload = jest.fn()
    openByMarks(foyer, () => ({ ...signedIn, reload }))
    await Promise.resolve()
    end()
    await new Promise(resolve => setTimeout(resolve))
    expect(document.cookie.includes('tmp_account_id_skip_migration=true')).toBe(isSkipped)
    expect(reload.mock.calls).toEqual(isSkipped ? [['migrationSkipped']] : [])
  })

  it('[REG-API-08] waits until the page’s scripts have run, and opens once', () => {
    setState('interactive')
    location.hash = '#openeditor'
    let config = {}
    openByMarks(foyer, () => config)
    config = signedIn
    expect(clicked).not.toHaveBeenCalled()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    location.hash = '#openeditor'
    window.dispatchEvent(new Event('load'))
    expect(clicked).toHaveBeenCalledTimes(1)
  })
})
