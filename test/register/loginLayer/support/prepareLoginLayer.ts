import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FoyerConfig } from '../../../../src/config/FoyerConfig'
import { layerFake, type LayerCalls } from '../../../../src/testing/layerFake'
import { fakePortalServer } from '../../../support/fakePortalServer'
import { openLayer } from '../../../support/openLayer'
import { withoutActEnvironment } from '../../../support/withoutActEnvironment'

/** Label of the field for the account. */
export const ACCOUNT = 'E-Mail-Adresse oder Kontoname'
/** The portal's message as shown in the layer, without the copy for screen readers. */
export const MAIL_NOTICE = ['Die E-Mail ist unterwegs.', { ignore: '[aria-live] *' }] as const
/** The layer's text for a refusal without a reason: the label 'error'. */
export const OWN_REASON = 'Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.'

/** Returns the accessible description of a field. */
export const messageAt = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)
    .join(' ')

/**
 * Prepares a test file for the login layer. Call this function at the top of the file. Before each test, the
 * function empties `calls` and gives the page an address with a query and a hash. After each test, it closes the layer.
 * @returns the fake portal, the calls that it got, the layer of the current test, and the steps of a person in it
 */
export function prepareLoginLayer() {
  const { server } = fakePortalServer()
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const calls: LayerCalls = []
  let opened: Awaited<ReturnType<typeof openLayer>>

  jest.setTimeout(30_000)
  withoutActEnvironment()
  beforeEach(() => {
    calls.length = 0
    history.replaceState(null, '', '/magazin?token=abc#oben')
    server.use(...layerFake(calls))
  })
  afterEach(() => opened.close())

  /** The layer that the current test opened. */
  const layer = {
    /** Finds content in the page's tree, where the forms with a password are. */
    page: screen,
    /** Finds content in the window's own tree. */
    get root() {
      return opened.root
    },
    get control() {
      return opened.control
    },
    get reload() {
      return opened.reload
    },
  }
  const open = async (given: object = {}, config: FoyerConfig = {}) => {
    opened = await openLayer('register.login', [given], config)
  }
  const field = (name: string) =>
    layer.page.findByLabelText<HTMLInputElement>(name, { exact: false, selector: 'input' })
  const press = async (name: string) => user.click(await layer.page.findByRole('button', { name }))
  const pressInWindow = async (name: string) => user.click(await layer.root.findByRole('button', { name }))
  /** Types an account and continues. */
  const check = async (account: string) => user.type(await field(ACCOUNT), `${account}{Enter}`)
  const openPassword = async () => {
    await check('eva@portal.test')
    return field('Passwort')
  }
  const logInButton = () => layer.page.findByRole('button', { name: 'Anmelden' })
  const logIn = async () => {
    await user.type(await openPassword(), 'Uferlicht-2026{Enter}')
    return layer.root.findByRole('heading', { name: 'Schön, dass Sie da sind' })
  }
  const fillNewAccount = async () => {
    await check('neu@portal.test')
    await user.type(await field('Neues Passwort'), 'Uferlicht7')
    await user.type(await field('Vorname'), 'Eva')
    await user.type(await field('Nachname'), 'Ahlers')
  }
  /** Fills in the data of a new account, and sends it. */
  const createAccount = async () => {
    await fillNewAccount()
    await user.type(await field('Nachname'), '{Enter}')
    return layer.root.findByRole('heading', { name: 'Fast geschafft' })
  }
  const unfinishedHeading = () =>
    layer.root.findByRole('heading', { name: 'Die Registrierung ist noch nicht abgeschlossen.' })
  return {
    server,
    user,
    calls,
    layer,
    open,
    field,
    press,
    pressInWindow,
    check,
    openPassword,
    logInButton,
    logIn,
    fillNewAccount,
    createAccount,
    unfinishedHeading,
  }
}
