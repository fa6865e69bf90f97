import { http, HttpResponse, type RequestHandler } from 'msw'
import { fakeAccount } from './fakeAccount'

/** Requests of the register-login layers, in order: the call's name and its fields. */
export type LayerCalls = (readonly [m: string, fields: Readonly<Record<string, string>>])[]

const ACCOUNTS: Readonly<Record<string, string>> = {
  [fakeAccount.name]: fakeAccount.password,
  archiv: fakeAccount.password,
}
const UNFINISHED = 'jonte@portal.test'
const STRANGERS_TEXT = 'Dieses Konto kennen wir nicht.'

function answer(m: string, fields: URLSearchParams): object {
  const account = fields.get('account') ?? ''
  switch (m) {
    case 'check_account':
      if (account === UNFINISHED) return { success: 'ACCOUNT_NOT_FINISCHED', message: '' }
      return account in ACCOUNTS ? { success: true, message: '' } : { success: false, message: STRANGERS_TEXT }
    case 'login_account':
      return ACCOUNTS[account] === fields.get('password')
        ? {
            success: true,
            data: { headline: 'Schön, dass Sie da sind', text: 'Sie sind als Eva Ahlers angemeldet.' },
            message: '',
          }
        : { success: false, data: [], message: 'Das Passwort stimmt nicht.' }
    case 'create_new_account':
      return {
        success: true,
        data: {
          headline: 'Fast geschafft',
          text: 'Bitte folgen Sie dem Link in der E-Mail, die wir Ihnen geschickt haben.',
        },
      }
    case 'change_password':
      return { success: true, data: { headline: 'Geändert', text: 'Ihr neues Passwort gilt ab sofort.' } }
    default:
      return { success: true, message: 'Die E-Mail ist unterwegs.' }
  }
}

/**
 * Makes request handlers for the register-login layers, for stories and for windows in jsdom. Only the response of the
 * account check reveals that an account is unknown.
 */
export function layerFake(calls: LayerCalls = []): RequestHandler[] {
  const take = async (request: Request) => {
    const { searchParams } = new URL(request.url)
    const fields = request.method === 'POST' ? new URLSearchParams(await request.text()) : searchParams
    const { m = '', ...rest } = Object.fromEntries(fields)
    calls.push([m, rest])
    return HttpResponse.json(answer(m, fields))
  }
  return [
    http.get('*/register-login/api/register_login', ({ request }) => take(request)),
    http.post('*/register-login/api/register_login', ({ request }) => take(request)),
    http.post('*/register-login/api/register_password', ({ request }) => take(request)),
  ]
}
