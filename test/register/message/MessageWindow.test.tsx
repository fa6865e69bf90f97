import { configure, fireEvent, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RegisterOpenOptions } from '../../../src/api/RegisterApi'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { followLink } from '../../../src/lib/webAddress'
import { openTestWindow } from '../../support/openTestWindow'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

jest.mock('../../../src/lib/webAddress', () => ({
  ...jest.requireActual<object>('../../../src/lib/webAddress'),
  followLink: jest.fn(),
}))
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
withoutActEnvironment()
beforeEach(() => jest.mocked(followLink).mockClear())

async function openMessage(
  options: RegisterOpenOptions,
  config: FoyerConfig = {},
  okName = options.button_ok_text ?? 'OK',
) {
  const opened = await openTestWindow('register.open', ['message', options], config)
  const ok = await opened.root.findByRole('button', { name: okName })
  const dialog = opened.root.getByRole<HTMLDialogElement>('dialog')
  return { ...opened, ok, dialog, closed: () => waitFor(() => expect(opened.control.settled).toHaveBeenCalledTimes(1)) }
}

/** Pauses the animations of this test. Returns them in order; `end` of an animation ends it. */
function holdAnimations() {
  const animations: { keyframes: unknown; options: KeyframeAnimationOptions; end(): void }[] = []
  HTMLDialogElement.prototype.animate = function (keyframes, options) {
    let end = () => {}
    const finished = new Promise<void>(resolve => (end = resolve))
    animations.push({ keyframes, options: options as KeyframeAnimationOptions, end })
    return { finished } as unknown as Animation
  }
  return animations
}
afterEach(() => {
  delete (HTMLDialogElement.prototype as Partial<HTMLDialogElement>).animate
})

type Opened = Awaited<ReturnType<typeof openMessage>>

/** The ways to close the window, with the page's configuration. */
const WAYS: readonly (readonly [string, (opened: Opened) => Promise<unknown>, FoyerConfig])[] = [
  ['OK', ({ ok }) => user.click(ok), {}],
  ['the close button', ({ root }) => user.click(root.getByRole('button', { name: 'Schließen' })), {}],
  ['Escape', ({ dialog }) => Promise.resolve(fireEvent.keyDown(dialog, { key: 'Escape' })), {}],
  ['Enter', ({ dialog }) => Promise.resolve(fireEvent.keyDown(dialog, { key: 'Enter' })), {}],
  ['Escape with `overlayClose`', ({ dialog }) => user.type(dialog, '{Escape}'), { overlayClose: true }],
  [
    'a press on the backdrop',
    ({ dialog }) => user.pointer({ target: dialog, coords: { clientX: 5, clientY: 5 }, keys: '[MouseLeft]' }),
    { overlayClose: true },
  ],
]

describe('the message window', () => {
  it('[REG-MSG-01] [REG-MSG-05] [REG-API-15] shows the title, the message and an OK button, with texts in place of markers', async () => {
    const { root, ok, closed } = await openMessage({
      title: 'Hallo {account}',
      message: 'Mail an {email}: {unknown}',
      button_ok_text: 'Verstanden',
      replace_text: { account: 'Eva', email: 'eva@x.example' },
    })
    expect(root.getByRole('heading', { name: 'Hallo Eva' })).toBeInTheDocument()
    expect(root.getByText('Mail an eva@x.example: {unknown}')).toBeInTheDocument()
    await user.click(ok)
    await closed()
  })

  it.each([
    ['a short message', { message: 'Fertig' }],
    ['a message of 241 characters', { message: 'x'.repeat(241) }],
    ['a message with a link', { message: 'Fertig', link: { href: '/terms', text: 'Bedingungen' } }],
    ['a message with an address', { message: 'Fertig', redirect: '/profil' }],
    ['a message before a reload', { message: 'Fertig', redirect: true }],
  ])('[REG-MSG-01] [REG-API-01] shows title, message and a button named OK: %s', async (_kind, options) => {
    const { root, closed } = await openMessage({ title: 'Konto', ...options })
    expect(root.getByRole('heading', { name: 'Konto' })).toBeInTheDocument()
    expect(root.getByText(options.message)).toBeInTheDocument()
    await user.click(root.getByRole('button', { name: 'OK' }))
    await closed()
  })

  it('[REG-MSG-01] has no heading in its content if the options have no title', async () => {
    const { root, closed, ok } = await openMessage({ message: 'Fertig' })
    expect(root.queryByRole('heading', { level: 3 })).toBeNull()
    await user.click(ok)
    await expect(closed()).resolves.toBeUndefined()
  })

  it('[REG-FRM-13] [REG-MSG-05] fills the markers of its texts, also of its link; a marker inside an inserted text stays', async () => {
    const { root, close } = await openMessage(
      {
        title: 'An {account}',
        message: 'Mail an {email}',
        button_ok_text: 'Ja, {account}',
        link: { href: '/terms', text: 'Zu {account}' },
        replace_text: { account: 'Eva', email: '{account}' },
      },
      {},
      'Ja, Eva',
    )
    expect(root.getByRole('heading', { name: 'An Eva' })).toBeInTheDocument()
    expect(root.getByRole('link', { name: /^Zu Eva/ })).toBeInTheDocument()
    expect(root.getByText('Mail an {account}')).toBeInTheDocument()
    close()
  })

  it('[REG-FRM-06] translates labels, and shows everything else as text', async () => {
    const { root, ok, closed } = await openMessage({ title: '<b>fett</b>', message: 'registerframe_message_fail' })
    expect(root.getByText('<b>fett</b>')).toBeInTheDocument()
    expect(root.getByText('Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.')).toBeInTheDocument()
    await user.click(ok)
    await closed()
  })

  it('[UI-LNG-13] names a label that has no text', async () => {
    const { root, close } = await openMessage({ message: 'register_message_of_nobody' })
    expect(await root.findByText('translation missing: register_message_of_nobody')).toBeInTheDocument()
    close()
  })

  it.each([
    ['[REG-MSG-02]', 'Enter', false],
    ['[REG-MSG-02]', 'Enter', true],
    ['[REG-MSG-02] [UI-WIN-18]', 'Escape', false],
    ['[REG-MSG-02] [UI-WIN-18]', 'Escape', true],
  ])('%s closes by %s if `overlayClose` is %j', async (_ids, key, overlayClose) => {
    const { dialog, closed } = await openMessage({ message: 'Fertig' }, { overlayClose })
    fireEvent.keyDown(dialog, { key })
    await expect(closed()).resolves.toBeUndefined()
  })

  it('[REG-MSG-02] does not close by a key that is still held down from the previous window, or that is meant for a dialog above', async () => {
    const { dialog, ok, root, control, closed } = await openMessage({ message: 'Fertig' })
    expect(fireEvent.keyDown(ok, { key: 'Enter', repeat: true })).toBe(false)
    const above = document.createElement('dialog')
    dialog.append(above)
    fireEvent.keyDown(above, { key: 'Enter' })
    fireEvent.keyDown(dialog, { key: 'a' })
    fireEvent.keyDown(root.getByRole('button', { name: 'Schließen' }), { key: 'Enter' })
    await new Promise(resolve => setTimeout(resolve))
    expect(control.settled).not.toHaveBeenCalled()
    above.remove()
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await closed()
  })

  it('[REG-MSG-02] fades out in 500 ms, or closes at once by a second press', async () => {
    const animations = holdAnimations()
    const first = await openMessage({ message: 'Fertig' })
    fireEvent.keyDown(first.dialog, { key: 'Escape' })
    expect(animations.map(({ keyframes, options }) => [keyframes, options.duration])).toEqual([
      [{ opacity: 0 }, 500],
      [{ opacity: 0 }, 500],
    ])
    expect(first.control.settled).not.toHaveBeenCalled()
    for (const { end } of animations) end()
    await first.closed()

    const second = await openMessage({ message: 'Fertig' })
    await user.click(second.ok)
    expect(second.control.settled).not.toHaveBeenCalled()
    await user.click(second.ok)
    await second.closed()
  })

  it('[REG-MSG-02] does not fade if motion is reduced', async () => {
    const animations = holdAnimations()
    const matched = jest
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation(
        media => Object.assign(new EventTarget(), { media, matches: media.includes('reduce') }) as MediaQueryList,
      )
    const { ok, closed } = await openMessage({ message: 'Fertig' })
    await user.click(ok)
    await closed()
    expect(animations).toEqual([])
    matched.mockRestore()
  })

  it.each(WAYS)('[REG-MSG-03] [REG-API-14] leads to `redirect` when it closes by %s', async (_way, leave, config) => {
    const opened = await openMessage({ message: 'Fertig', redirect: '/profil?neu=1' }, config)
    expect(followLink).not.toHaveBeenCalled()
    await leave(opened)
    await opened.closed()
    expect(jest.mocked(followLink).mock.calls).toEqual([['http://localhost/profil?neu=1']])
    expect(opened.reload).not.toHaveBeenCalled()
  })

  it.each(WAYS)(
    '[REG-MSG-03] [REG-MSG-05] [REG-API-14] reloads the page through the page’s own function if `redirect` is true and the window closes by %s',
    async (_way, leave, config) => {
      const opened = await openMessage({ message: 'Fertig', redirect: true }, config)
      expect(opened.reload).not.toHaveBeenCalled()
      await leave(opened)
      await opened.closed()
      expect(opened.reload.mock.calls).toEqual([['register.message']])
      expect(followLink).not.toHaveBeenCalled()
    },
  )

  it.each(['javascript:alert(1)', 'data:text/html,<script>1</script>', ''])(
    'closes without following the address %j',
    async redirect => {
      const { ok, closed } = await openMessage({ message: 'Fertig', redirect })
      await user.click(ok)
      await closed()
      expect(followLink).not.toHaveBeenCalled()
    },
  )

  it('[REG-MSG-04] has a link that opens in a new tab, and no link to a script', async () => {
    const { root, close } = await openMessage({ message: 'Fertig', link: { href: '/terms', text: 'Bedingungen' } })
    const link = root.getByRole('link', { name: 'Bedingungen (öffnet in einem neuen Tab)' })
    expect(link).toHaveAttribute('href', 'http://localhost/terms')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
    close()
    const other = await openMessage({ message: 'Fertig', link: { href: 'javascript:alert(1)', text: 'Bedingungen' } })
    expect(other.root.getByText('Bedingungen')).toBeInTheDocument()
    expect(other.root.queryByRole('link', { name: /Bedingungen/ })).toBeNull()
    other.close()
  })
})
