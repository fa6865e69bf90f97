import { knownPersons, type StoredMember } from './memberFixtures'
import { fieldOf, type PortalCall } from './PortalCall'
import { bare, json, notFound, type PortalResponse } from './PortalResponse'
import type { PortalContext } from './PortalContext'
import { SESSION_COOKIE } from './session'

const PERSON_FIELDS = [
  'surname',
  'firstname',
  'city',
  'city_id',
  'email',
  'gender',
  'plz',
  'phone',
  'street',
  'nr',
  'description',
  'birthday',
]

/** Responds to the calls of the registration frame, `/register/ajax.php?action=…` (portal-accounts 7). */
export function answerRegisterCall(call: PortalCall, context: PortalContext): PortalResponse | undefined {
  if (call.path !== '/register/ajax.php') return undefined
  const { state, forms, shapes, accountId } = context
  const member = state.members.find(({ id }) => id === accountId)
  const known = (account: string | null | undefined) => state.members.find(other => other.account === account)
  switch (call.query.get('action') ?? fieldOf(call, 'action') ?? '') {
    case 'process_token':
      return json(forms.flag(true))
    case 'check_account_exists':
      return json({ exists: forms.flag(known(call.query.get('account')) !== undefined) })
    case 'get_session_data':
      return json({ account: forms.text(member?.account ?? '') })
    case 'get_loggedin_user_data':
      return json(member ? personResponse(member, context) : { null: null, false: false, list: [] }[shapes.nobody])
    case 'try_login':
      return tryLogin(call, context)
    case 'create_account':
      return createAccount(call, context)
    case 'change_password':
      if (member) member.password = fieldOf(call, 'password') ?? ''
      return frame({ next: 'message', title: 'Passwort', message: 'Ihr Passwort ist geändert.' }, context)
    case 'check_mail':
      return frame({ next: 'newaccount', replace_text: { email: 'mia@film.test' } }, context)
    case 'check_doublet':
    case 'insert':
      return checkPerson(call, context, member)
    case 'check_doublet_info_and_insert':
    case 'insert_user':
      return frame(
        { next: 'message', title: 'Danke', message: 'Wir melden uns bei {email}.', replace_text: { email: 'Ihnen' } },
        context,
      )
    case 'send_reminder':
    case 'request_to_cb':
    case 'check_account':
      return frame({ next: 'message', title: 'Post', message: 'Wir haben Ihnen geschrieben.' }, context)
    case 'check_voucher':
      return voucher(state.vouchers.has(call.query.get('voucher') ?? ''), context)
    case 'set_acl_by_voucher':
      member?.roles.push(call.query.get('voucher_role') ?? '')
      return voucher(member !== undefined && state.vouchers.delete(call.query.get('voucher') ?? ''), context)
    default:
      return notFound
  }
}

/** Responds with the common fields. Unused ones are empty or omitted, as the portal's shapes say. */
function frame(
  fields: Record<string, unknown>,
  { shapes, forms }: PortalContext,
  headers?: Record<string, string>,
): PortalResponse {
  const unused = [
    'next',
    'error',
    'redirect',
    'message',
    'title',
    'button_ok_text',
    'replace_text',
    'data',
    'originalRequest',
  ]
  const nothing =
    shapes.frameAnswer === 'all fields' ? Object.fromEntries(unused.map(name => [name, forms.nothing()])) : {}
  return json({ ...nothing, ...fields }, headers)
}

function personResponse({ id, email, person }: StoredMember, { forms }: PortalContext): unknown {
  const fields = PERSON_FIELDS.map(name => [name, forms.text(person[name] ?? '')])
  return { ...Object.fromEntries(fields), id: forms.number(id), email }
}

function tryLogin(call: PortalCall, context: PortalContext): PortalResponse {
  const member = context.state.members.find(({ account }) => account === fieldOf(call, 'username'))
  if (member && !member.isFinished) return frame({ error: 'registerframe_error_unfinished' }, context)
  if (!member || member.password !== fieldOf(call, 'passwd'))
    return frame({ error: 'registerframe_error_passwd' }, context)
  const session = `s${context.state.nextId++}`
  context.state.sessions.set(session, member.id)
  return frame(
    {
      next: 'message',
      title: 'Angemeldet',
      message: 'Guten Tag, {account}.',
      replace_text: { account: member.account },
    },
    context,
    {
      'set-cookie': `${SESSION_COOKIE}=${session}; Path=/; HttpOnly; SameSite=Lax`,
    },
  )
}

function createAccount(call: PortalCall, context: PortalContext): PortalResponse {
  const account = fieldOf(call, 'username') ?? ''
  if (context.state.members.some(known => known.account === account))
    return frame({ error: 'registerframe_error_exists' }, context)
  context.state.members.push({
    id: context.state.nextId++,
    account,
    email: account,
    password: fieldOf(call, 'passwd') ?? '',
    isFinished: false,
    isBlogAuthor: false,
    person: {},
    roles: [],
  })
  return frame(
    { next: 'message', title: 'Angelegt', message: 'Bitte bestätigen Sie {email}.', replace_text: { email: account } },
    context,
  )
}

function checkPerson(call: PortalCall, context: PortalContext, member?: StoredMember): PortalResponse {
  const { forms } = context
  const sent = Object.fromEntries(PERSON_FIELDS.map(name => [name, fieldOf(call, name) ?? '']))
  if (member) {
    member.person = sent
    return frame({ next: 'message', message: 'Gespeichert.' }, context)
  }
  const matches = knownPersons.filter(
    ({ firstname, surname }) => firstname === sent['firstname'] && surname === sent['surname'],
  )
  if (matches.length === 0) return frame({ next: 'newaccount', replace_text: { email: sent['email'] } }, context)
  const ids = (list: readonly number[]) => forms.list(list.map(id => ({ id: forms.number(id) })))
  const fullmatch = matches.map(({ id, firstname, surname, city, email, films, schoolFilms, users }) => ({
    id: forms.number(id),
    firstname,
    surname,
    city: forms.text(city),
    email: forms.text(email),
    addData: {
      profile_image: forms.text(''),
      film6: ids(films),
      film5: ids(schoolFilms),
      userId: forms.list(users.map(user => forms.number(user))),
    },
  }))
  const originalRequest = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, forms.text(value)]))
  return frame({ next: 'checkdoublet', data: { fullmatch: forms.list(fullmatch) }, originalRequest }, context)
}

function voucher(isGood: boolean, { shapes }: PortalContext): PortalResponse {
  const yes = { true: 'true', '"true"': '"true"', word: 'true\n' }[shapes.voucher]
  return bare(isGood ? yes : shapes.noVoucher)
}
