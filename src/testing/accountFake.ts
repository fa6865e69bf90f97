import { http, HttpResponse, type RequestHandler } from 'msw'
import { fakeAccount } from './fakeAccount'

/** Requests of the registration frame's password windows, in order: the action and its fields. */
export type AccountCalls = (readonly [action: string, fields: Readonly<Record<string, string>>])[]

/** Responses of the fake by action: a value that is sent as JSON, or a whole response. */
export type AccountAnswers = Partial<Readonly<Record<string, unknown>>>

const PASSWORDS: Readonly<Record<string, string>> = {
  [fakeAccount.name]: fakeAccount.password,
  archiv: fakeAccount.password,
}
const UNFINISHED = 'jonte@portal.test'
const said = (message: string) => ({ next: 'message', title: `Titel ${message}`, message, button_ok_text: 'ok' })

function answer(action: string, fields: URLSearchParams): object {
  const account = fields.get('username') ?? fields.get('account') ?? ''
  switch (action) {
    case 'check_account_exists':
      return { exists: account in PASSWORDS || account === UNFINISHED }
    case 'try_login':
      if (account === UNFINISHED) return { error: 'registerframe_error_unfinished' }
      return PASSWORDS[account] === fields.get('passwd') ? said('Willkommen!') : { error: 'registerframe_error_passwd' }
    case 'create_account':
      return account in PASSWORDS ? { error: 'registerframe_error_exists' } : said('Fast geschafft.')
    case 'get_session_data':
      return { account: 'archiv' }
    case 'change_password':
      return said('Ihr Passwort ist geändert.')
    default:
      return said('Die E-Mail ist unterwegs.')
  }
}

/**
 * Makes request handlers for the registration frame's password calls, with a few accounts in memory; for stories and
 * for windows in jsdom.
 * @param given responses by action, instead of the default ones
 */
export function accountFake(calls: AccountCalls = [], given: AccountAnswers = {}): RequestHandler[] {
  const take = async (request: Request) => {
    const fields =
      request.method === 'POST' ? new URLSearchParams(await request.text()) : new URL(request.url).searchParams
    const { action = '', ...rest } = Object.fromEntries(fields)
    calls.push([action, rest])
    const instead = given[action]
    return instead instanceof Response
      ? instead.clone()
      : HttpResponse.json((instead as object | undefined) ?? answer(action, fields))
  }
  return [
    http.get('*/register/ajax.php', ({ request }) => take(request)),
    http.post('*/register/ajax.php', ({ request }) => take(request)),
  ]
}
