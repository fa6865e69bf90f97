import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { CredentialField } from '../../../src/kit/credential/CredentialField'
import { CredentialStage } from '../../../stories/kit/credential/CredentialStage'
import { SignInForm, type SignInValues } from '../../../stories/kit/credential/SignInForm'

const hosts: HTMLElement[] = []

/** Renders into the shadow tree of a host element of the page, as the shell does. */
function showInHost(content: ReactNode) {
  const host = document.createElement('foyer-root')
  hosts.push(host)
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const { unmount } = render(
    <StrictMode>
      {createPortal(
        <main lang="pl" dir="ltr">
          {content}
        </main>,
        shadow,
      )}
    </StrictMode>,
  )
  return { host, shadow, unmount }
}

const user = userEvent.setup()
const account = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-Mail oder Benutzername' })
const password = () => screen.getByLabelText<HTMLInputElement>(/^Passwort/, { selector: 'input' })
const send = () => user.click(screen.getByRole('button', { name: 'Anmelden' }))
const sent = jest.fn<void, [SignInValues]>()
const signIn = <SignInForm onSubmit={values => sent(values)} />

/** Sets a value as a password manager does: without events, past React. */
const fill = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)

beforeEach(() => sent.mockReset())
afterEach(() => hosts.splice(0).forEach(host => host.remove()))

describe('a credential form', () => {
  it('is a complete form in the page’s own tree, shown in the window through a slot', () => {
    const { host, shadow } = showInHost(signIn)
    const found = document.querySelector<HTMLInputElement>('input[type=password]')
    expect(found).toBe(password())
    expect(found?.form?.elements).toHaveLength(6)
    expect(found?.form?.parentElement?.parentElement).toBe(host)
    expect(shadow.querySelector('slot')?.name).toBe(found?.form?.parentElement?.slot)
    expect(shadow.querySelector('input, label')).toBeNull()
    expect(found?.closest<HTMLElement>('[lang]')?.lang).toBe('pl')
  })

  it('removes its form and its style sheet from the page when it is unmounted', () => {
    const { host, unmount } = showInHost(signIn)
    expect(host.children).toHaveLength(1)
    expect(document.adoptedStyleSheets).toHaveLength(1)
    unmount()
    expect(host.children).toHaveLength(0)
    expect(document.adoptedStyleSheets).toHaveLength(0)
  })

  it('shares no id and no label with another credential form on the page', () => {
    showInHost(signIn)
    showInHost(signIn)
    const ids = [...document.querySelectorAll('[id]')].map(element => element.id)
    expect(ids.length).toBeGreaterThan(6)
    expect(new Set(ids).size).toBe(ids.length)
    const [first, second] = screen.getAllByLabelText<HTMLInputElement>(/^Passwort/, { selector: 'input' })
    expect(first?.form).not.toBe(second?.form)
    expect(first?.labels).toHaveLength(1)
    expect(second?.labels?.[0]).not.toBe(first?.labels?.[0])
  })

  it('is sent by Enter, with the typed values', async () => {
    showInHost(signIn)
    await user.type(account(), 'lenz')
    await user.click(screen.getByRole('checkbox', { name: 'Angemeldet bleiben' }))
    await user.type(password(), 'Schloss-1{Enter}')
    expect(sent).toHaveBeenCalledWith({ account: 'lenz', password: 'Schloss-1', staysLoggedIn: true })
  })

  it('accepts values filled in without an event, and never overwrites them', async () => {
    showInHost(signIn)
    fill(account(), 'lenz@haus.de')
    fill(password(), 'Schloss-1')
    await user.click(screen.getByRole('checkbox'))
    await user.hover(screen.getByRole('button', { name: 'Anmelden' }))
    expect(account()).toHaveValue('lenz@haus.de')
    await send()
    expect(sent).toHaveBeenCalledWith({ account: 'lenz@haus.de', password: 'Schloss-1', staysLoggedIn: true })
  })

  it.each(['input', 'change'])('reads a value at once if a script sets the value and then fires the event %s', type => {
    showInHost(<SignInForm isNew onSubmit={() => {}} />)
    password().value = 'Schloss-1'
    fireEvent(password(), new Event(type, { bubbles: true }))
    expect(password()).toHaveAccessibleDescription('Passwortstärke: sehr gut')
  })

  it('[UI-FLD-04] [UI-WIN-16] shows the error at the field, moves the focus there, and sends nothing', async () => {
    showInHost(signIn)
    fill(account(), 'lenz lenz')
    await send()
    expect(account()).toHaveFocus()
    expect(account()).toBeInvalid()
    expect(account()).toBeRequired()
    expect(account()).toHaveAccessibleDescription(
      'Das ist kein Benutzername und keine E-Mail-Adresse. Beides führt zu Ihrem Konto.',
    )
    expect(password()).toHaveAccessibleDescription('Bitte ausfüllen.')
    expect(sent).not.toHaveBeenCalled()
  })

  it('describes a text field by its hint and by further elements', () => {
    showInHost(
      <CredentialStage>
        <CredentialField
          label="Code"
          name="code"
          hint="Sechs Zeichen"
          autoComplete="off"
          value=""
          onChange={() => {}}
          describedBy="code-note"
        />
        <p id="code-note">Er steht in der Mail.</p>
      </CredentialStage>,
    )
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
      'Sechs Zeichen Er steht in der Mail.',
    )
  })

  it('empties the account field when a button of the form clears the value', async () => {
    showInHost(signIn)
    await user.type(account(), 'lenz')
    await user.click(screen.getByRole('button', { name: 'Leeren' }))
    expect(account()).toHaveValue('')
  })

  it('hides submit, change and paste events from the page', async () => {
    showInHost(signIn)
    const heard = jest.fn()
    const stop = new AbortController()
    for (const type of ['submit', 'change', 'paste'])
      document.addEventListener(type, event => heard(event.type), { signal: stop.signal })
    await user.click(account())
    await user.paste('lenz')
    await user.type(password(), 'Schloss-1{Enter}')
    stop.abort()
    expect(sent).toHaveBeenCalledWith({ account: 'lenz', password: 'Schloss-1', staysLoggedIn: false })
    expect(heard).not.toHaveBeenCalled()
  })

  it('has autocomplete values for password managers, and shows an example of an account only as a placeholder', () => {
    showInHost(signIn)
    expect(account()).toHaveAttribute('autocomplete', 'username')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(account()).toHaveValue('')
    expect(account()).toHaveAttribute('placeholder', 'name@haus.de')
  })

  it('ignores a second press while the first is pending, and keeps the focus', async () => {
    let end = () => {}
    const submit = jest.fn(() => new Promise<void>(resolve => (end = resolve)))
    showInHost(<SignInForm initial={{ account: 'lenz', password: 'Schloss-1' }} onSubmit={submit} />)
    await send()
    await send()
    const button = screen.getByRole('button', { name: 'Anmelden' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveFocus()
    expect(submit).toHaveBeenCalledTimes(1)
    await act(async () => end())
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  })

  it('sets important inline styles on each of its elements', () => {
    showInHost(signIn)
    const elements = [...document.querySelectorAll<HTMLElement>('foyer-root > [slot], foyer-root > [slot] *')]
    expect(elements.length).toBeGreaterThan(20)
    expect(elements.filter(element => element.style.getPropertyPriority('box-sizing') !== 'important')).toEqual([])
  })
})

describe('a password of a credential form', () => {
  it('is shown and hidden by buttons, always in the same field', async () => {
    showInHost(signIn)
    const field = password()
    await user.type(field, 'geheim')
    await user.click(screen.getByRole('button', { name: 'Passwort anzeigen' }))
    expect(field).toHaveAttribute('type', 'text')
    expect(field).toHaveValue('geheim')
    await user.click(screen.getByRole('button', { name: 'Passwort verbergen' }))
    expect(field).toHaveAttribute('type', 'password')
  })

  it('warns while the caps lock key is on', async () => {
    showInHost(signIn)
    await user.click(password())
    fireEvent.keyDown(password(), { key: 'A', modifierCapsLock: true })
    expect(screen.getByRole('status')).toHaveTextContent('Die Feststelltaste ist gedrückt.')
    await user.tab()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})

test('a credential field throws outside a form', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(() =>
    render(<CredentialField label="Konto" name="account" autoComplete="username" value="" onChange={() => {}} />),
  ).toThrow('put it inside one')
  quiet.mockRestore()
})
