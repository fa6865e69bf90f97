import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ruleOf } from '../support/ruleOf'
import type { ShellActions } from '../../src/shell/useShell'
import { openShell, type OpenShell } from './support/openShell'
import { withoutActEnvironment } from '../support/withoutActEnvironment'

withoutActEnvironment()

const user = userEvent.setup()
let opened: OpenShell

beforeEach(async () => {
  opened = await openShell({ language: 'de_DE' }, { ok: 'ok', abbrechen: 'abbrechen' })
})
afterEach(() => opened.close())

const buttonsOf = (dialog: ReturnType<typeof within>) =>
  dialog
    .getAllByRole('button')
    .map((button: HTMLElement) => button.textContent)
    .sort()

describe('the dialogs of a window', () => {
  it.each([
    ['abbrechen', false],
    ['ok', true],
  ])('[UI-DLG-05] a message has heading, message, OK and Cancel, and returns the answer: %s', async (name, answer) => {
    const told = opened.shell().tell({ heading: 'Gespeichert', text: 'Alles ist da.', canCancel: true })
    const dialog = within(await opened.root.findByRole('alertdialog', { name: 'Gespeichert' }))
    expect(dialog.getByRole('heading', { name: 'Gespeichert' })).toBeInTheDocument()
    expect(dialog.getByText('Alles ist da.')).toBeInTheDocument()
    expect(buttonsOf(dialog)).toEqual(['abbrechen', 'ok'])
    await user.click(dialog.getByRole('button', { name }))
    expect(await told).toBe(answer)
  })

  it('an open message is not shown twice; OK resolves both calls', async () => {
    const told = [1, 2].map(() => opened.shell().tell({ heading: 'Nicht erreichbar', text: 'Später noch einmal.' }))
    const dialog = within(await opened.root.findByRole('alertdialog', { name: 'Nicht erreichbar' }))
    await user.click(dialog.getByRole('button', { name: 'ok' }))
    expect(await Promise.all(told)).toEqual([true, true])
    expect(opened.root.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('[UI-DLG-06] a confirm can have its own texts for OK and Cancel', async () => {
    const asked = opened.shell().ask({ heading: 'Löschen?', okText: 'Endgültig löschen', cancelText: 'Behalten' })
    const dialog = within(await opened.root.findByRole('alertdialog', { name: 'Löschen?' }))
    expect(buttonsOf(dialog)).toEqual(['Behalten', 'Endgültig löschen'])
    await user.click(dialog.getByRole('button', { name: 'Endgültig löschen' }))
    expect(await asked).toBe(true)
  })

  it('[UI-DLG-07] a confirm has the default texts ok and abbrechen', async () => {
    const asked = opened.shell().ask({ heading: 'Löschen?' })
    const dialog = within(await opened.root.findByRole('alertdialog', { name: 'Löschen?' }))
    expect(buttonsOf(dialog)).toEqual(['abbrechen', 'ok'])
    await user.click(dialog.getByRole('button', { name: 'abbrechen' }))
    expect(await asked).toBe(false)
  })

  it('[UI-DLG-09] a prompt also shows extra content', async () => {
    const asked = opened.shell().prompt({ heading: 'Neue Serie', fieldLabel: 'Titel', extra: <img alt="Vorschau" /> })
    const dialog = within(await opened.root.findByRole('dialog', { name: 'Neue Serie' }))
    expect(dialog.getByRole('img', { name: 'Vorschau' })).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'abbrechen' }))
    expect(await asked).toBeUndefined()
  })

  describe.each<[string, (shell: ShellActions) => Promise<unknown>, unknown, unknown]>([
    ['a message', shell => shell.tell({ heading: 'Da', text: 'Ja' }), true, true],
    ['a message with Cancel', shell => shell.tell({ heading: 'Da', text: 'Ja', canCancel: true }), true, false],
    ['a confirm', shell => shell.ask({ heading: 'Da' }), true, false],
    ['a dangerous confirm', shell => shell.ask({ heading: 'Da', isDangerous: true }), true, false],
    ['a prompt', shell => shell.prompt({ heading: 'Da', fieldLabel: 'Titel', defaultValue: 'A' }), 'A', undefined],
  ])('%s', (_kind, show, byEnter, byEscape) => {
    it.each([
      ['Enter', '{Enter}', byEnter],
      ['Escape', '{Escape}', byEscape],
    ])('[UI-DLG-10] is answered by %s, without a click', async (_key, keys, answer) => {
      const given = show(opened.shell())
      await opened.root.findByRole('heading', { name: 'Da' })
      await user.keyboard(keys)
      await waitFor(() => expect(opened.root.queryByRole('heading', { name: 'Da' })).not.toBeInTheDocument())
      expect(await given).toBe(answer)
    })
  })

  it.each([
    ['the typed text', 'Oper{Enter}', 'Oper'],
    ['an emptied text', '{Delete}{Enter}', ''],
    ['nothing', 'Oper{Escape}', undefined],
  ])('[UI-DLG-08] [UI-DLG-10] a prompt returns %s by %s in its input', async (_what, keys, answer) => {
    const asked = opened.shell().prompt({ heading: 'Neue Serie', fieldLabel: 'Titel', defaultValue: 'Alt' })
    const field = await opened.root.findByRole('textbox', { name: 'Titel' })
    await user.type(field, keys, { initialSelectionStart: 0, initialSelectionEnd: 3 })
    await waitFor(() => expect(opened.root.queryByRole('dialog', { name: 'Neue Serie' })).not.toBeInTheDocument())
    expect(await asked).toBe(answer)
  })

  it('open on top of each other, and each returns its own answer', async () => {
    const first = opened.shell().ask({ heading: 'Erste Frage' })
    const second = opened.shell().ask({ heading: 'Zweite Frage' })
    await user.click(
      within(await opened.root.findByRole('alertdialog', { name: 'Zweite Frage' })).getByRole('button', { name: 'ok' }),
    )
    expect(await second).toBe(true)
    await user.click(
      within(opened.root.getByRole('alertdialog', { name: 'Erste Frage' })).getByRole('button', { name: 'ok' }),
    )
    expect(await first).toBe(true)
  })
})

describe('the generic window', () => {
  it('is 680×590 by default [UI-WIN-03], unless the table of windows says otherwise', async () => {
    const styleOf = () =>
      ruleOf(document.querySelector('foyer-root:last-of-type')!.shadowRoot!.querySelector('dialog')!)
    expect(styleOf()).toContain('width:680px;height:590px;')
    const own = await openShell({}, {}, { size: { width: 420, height: 300 } })
    expect(styleOf()).toContain('width:420px;height:300px;')
    await own.close()
  })

  it('links to /support/ by default [UI-WIN-05], unless the table of windows or the page says otherwise', async () => {
    expect(opened.shell().supportUrl).toBe('http://localhost/support/')
    history.replaceState(null, '', '/blog/artikel')
    const onArticle = await openShell({ language: 'de_DE' })
    expect(onArticle.shell().supportUrl).toBe('http://localhost/support/')
    await onArticle.close()
    history.replaceState(null, '', '/')
    const own = await openShell({}, {}, { supportUrl: () => '/help' })
    expect(own.shell().supportUrl).toBe('http://localhost/help')
    await own.close()
    const hidden = await openShell({ supportLink: false })
    expect(hidden.shell().supportUrl).toBe('')
    await hidden.close()
  })
})
