import { SESSION_COOKIE } from './session'
import { fieldOf, type PortalCall } from './PortalCall'
import { bare, html, json, loggedOut, notFound, type PortalResponse } from './PortalResponse'
import type { PortalContext } from './PortalContext'
import { temporaryLayer } from './registerTemplates'

/**
 * Responds to the calls of layers, temporary accounts, editor and blog (portal-accounts 7, from `/register-login` on).
 */
export function answerLayerCall(call: PortalCall, context: PortalContext): PortalResponse | undefined {
  const m = call.query.get('m') ?? fieldOf(call, 'm')
  if (call.path === '/event/api/auth') return answerToken(m, context)
  if (call.path.endsWith('/page.json')) return answerPage(m, call, context)
  if (call.path === '/tmp_account.json' && m === 'move_tmp_account_to_account') return migrate(call, context)
  if (!call.path.startsWith('/register-login/api/')) return undefined
  switch (m ?? '') {
    case 'send_password_mail':
      return json({ success: context.forms.flag(true), message: 'Die Mail ist unterwegs.' })
    case 'check_account':
      return checkAccount(call.query.get('account') ?? '', context)
    case 'login_account':
      return logIn(call, context)
    case 'create_new_account':
      return createAccount(call, context)
    case 'change_password':
      return changePassword(call, context)
    case 'create_temporary_account':
    case 'update_temporary_account':
      return saveTemporary(m === 'create_temporary_account', call, context)
    case 'register_tmp_account_layer':
      return html(temporaryLayer(context.state.temporary.get(call.query.get('id') ?? '') ?? {}, context.shapes))
    default:
      // The other layers have only a text.
      return m?.endsWith('_layer') ? html(`<div class="kk-layer"><p>Kulturkreis</p></div>`) : notFound
  }
}

function checkAccount(account: string, { state, forms }: PortalContext): PortalResponse {
  const member = state.members.find(known => known.account === account)
  if (member && !member.isFinished) return json({ success: 'ACCOUNT_NOT_FINISCHED', message: forms.nothing() })
  return json({
    success: forms.flag(member !== undefined),
    message: member ? forms.nothing() : 'Dieses Konto gibt es nicht.',
  })
}

function logIn(call: PortalCall, { state, forms }: PortalContext): PortalResponse {
  const member = state.members.find(known => known.account === fieldOf(call, 'account'))
  if (!member || member.password !== fieldOf(call, 'password'))
    return json({ success: forms.flag(false), data: forms.nothing(), message: 'Das Passwort stimmt nicht.' })
  const session = `s${state.nextId++}`
  state.sessions.set(session, member.id)
  const data = { headline: 'Willkommen im Kulturkreis', text: forms.nothing() }
  return json(
    { success: forms.flag(true), data, message: forms.nothing() },
    { 'set-cookie': `${SESSION_COOKIE}=${session}; Path=/; HttpOnly; SameSite=Lax` },
  )
}

function createAccount(call: PortalCall, { state, forms }: PortalContext): PortalResponse {
  const account = fieldOf(call, 'account') ?? ''
  if (state.members.some(known => known.account === account))
    return json({ success: forms.flag(false), message: 'Dieses Konto gibt es schon.' })
  const person = { firstname: fieldOf(call, 'firstname') ?? '', surname: fieldOf(call, 'surname') ?? '' }
  state.members.push({
    id: state.nextId++,
    account,
    email: account,
    password: fieldOf(call, 'password') ?? '',
    isFinished: false,
    isBlogAuthor: false,
    person,
    roles: [],
  })
  return json({
    success: forms.flag(true),
    data: { headline: 'Fast geschafft', text: 'Bitte bestätigen Sie die Mail.' },
  })
}

function changePassword(call: PortalCall, { state, forms }: PortalContext): PortalResponse {
  const member = state.members.find(known => known.account === fieldOf(call, 'account'))
  if (!member) return json({ success: forms.flag(false), message: 'Dieses Konto gibt es nicht.' })
  member.password = fieldOf(call, 'password') ?? ''
  return json({ success: forms.flag(true), data: { headline: 'Geändert', text: 'Ihr Passwort ist geändert.' } })
}

function saveTemporary(isNew: boolean, call: PortalCall, { state, forms, shapes }: PortalContext): PortalResponse {
  if (isNew) {
    const id = state.nextId++
    state.temporary.set(String(id), {})
    const answer = forms.number(id)
    return shapes.identity === 'object' ? json({ id: answer }) : bare(String(id))
  }
  const fields = Object.fromEntries(call.fields.filter(([name]) => !['m', 'id', 'project'].includes(name)))
  state.temporary.set(fieldOf(call, 'id') ?? '', fields)
  // The specification shows no response to this call, so it gets the variants of the response to a saved event.
  return {
    body: {
      Id: '{"success":true}',
      true: 'true',
      id: '17',
      empty: '',
      OK: 'OK',
      cluster: '{}',
      null: 'null',
      nothing: '[]',
    }[shapes.saved],
  }
}

function migrate(call: PortalCall, { state, forms, accountId }: PortalContext): PortalResponse {
  const id = fieldOf(call, 'tmp_account_id') ?? ''
  return json({ success: forms.flag(accountId !== undefined && state.temporary.delete(id)) })
}

function answerToken(m: string | undefined, { accountId, shapes }: PortalContext): PortalResponse | undefined {
  if (m !== 'get_cb_flex_editor_auth_token' && m !== 'get_stage_app_token') return undefined
  if (accountId === undefined) return loggedOut
  return bare({ quoted: '"tok-4f2a"', bare: 'tok-4f2a', line: 'tok-4f2a\n' }[shapes.token])
}

function answerPage(m: string | undefined, call: PortalCall, context: PortalContext): PortalResponse | undefined {
  const { state, forms, shapes, accountId } = context
  const isObject = shapes.address === 'object'
  if (accountId === undefined) return loggedOut
  if (m === 'new_comments_config') return isObject ? json({ comments_config_id: forms.number(88) }) : bare('88')
  if (m === 'new_article') return isObject ? json({ article_id: forms.number(77) }) : bare('77')
  if (m === 'new_article_and_blog_item') {
    const id = state.nextId++
    state.posts.push({ id, title: call.query.get('title') ?? '', tag: call.query.get('tag_id') ?? '' })
    return isObject ? json({ page_url: `/blog/${id}` }) : json(`/blog/${id}`)
  }
  if (m === 'delete_article_and_blog_item') {
    state.posts = state.posts.filter(({ id }) => id !== Number(call.query.get('article_id')))
    return json(forms.nothing() ?? true)
  }
  return notFound
}
