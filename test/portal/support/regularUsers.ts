import type { Picture } from '../../../examples/portal/server/pictures/Picture'
import { formBody } from '../../../src/wire/requestParts'
import { seededAccount } from '../../support/seededAccount'
import { seedPicture } from '../../support/seedPicture'
import type { TestPortal } from '../../support/TestPortal'
import { EVENTS, leastFields } from './eventClient'
import { layerClient, type LayerClientResponse, type LayerClient } from './layerClient'

/** A call of an honest user. */
interface Call {
  name: string
  milliseconds: number
}

/** Calls of all honest users until the end of the attack, and the failed ones with their statuses and texts. */
export interface RegularCalls {
  calls: Call[]
  failed: string[]
}

/** Members that the rounds use in turn, because the writes of an account are limited. */
const MEMBERS = [
  { id: 1001, account: seededAccount.author, password: 'Uferlicht*2026' },
  { id: 1003, account: seededAccount.layerMember, password: 'Wattwanderung3' },
] as const
const picture = seedPicture('kaffeetasse.jpg')

/** Posts an upload as the library does, from the browser's own address. */
export async function uploadFrom(
  browser: LayerClient,
  accountId: number,
  name: string,
  content: Uint8Array,
): Promise<LayerClientResponse> {
  const form = new FormData()
  form.append('image_upload[]', new Blob([content as BlobPart]), name)
  const sent = new Response(form)
  return browser.send('POST', `/pix/pictures/by/${accountId}.json`, {
    body: new Uint8Array(await sent.arrayBuffer()),
    headers: { 'Content-Type': sent.headers.get('content-type') ?? '' },
  })
}

/** Calls of a user in order, each with its expected status. */
type User = [name: string, status: number, call: () => Promise<LayerClientResponse>][]

async function users({ url }: TestPortal, round: number): Promise<User[]> {
  const browser = (user: number) => layerClient(url, `127.0.5.${1 + 3 * round + user}`)
  const [visitor, member, uploader] = [browser(0), browser(1), browser(2)]
  const { id, account, password } = MEMBERS[round % 2 === 0 ? 0 : 1]
  const logIn = (into: LayerClient) => into.post('/login', { account, password })
  // Each log-in ends the session before it, as in a browser.
  const returning = browser(1)
  for (const into of [member, uploader]) await logIn(into)
  const [own] = JSON.parse((await uploadFrom(member, id, 'tasse.jpg', picture)).text) as Picture[]
  const save = (path: string, fields: object) =>
    member.send('POST', path, { body: formBody({ ...leastFields, ...fields }).toString() })
  const event = JSON.parse((await save(`${EVENTS}/cluster/`, { MlTitle: 'Ruhige Lesung' })).text) as { Id: number }
  const city = { actualInput: 'Stad', community: '73', spaceAsWildcard: 'true' }
  return [
    [
      ['search for events', 200, () => visitor.get('/events', { search: 'konzert' })],
      ['thumbnail', 200, () => visitor.get('/image', { file: own?.Uri ?? '', width: '160', height: '160' })],
      ['search for cities', 200, () => visitor.get('/module/lib/framework/selectBoxDataCity.php', city)],
      ['health', 200, () => visitor.get('/healthz')],
    ],
    [
      ['log-in', 303, () => logIn(returning)],
      ['list of pictures', 200, () => member.get(`/pix/pictures/by/${id}`)],
      ['save of an event', 200, () => save(`${EVENTS}/cluster/${event.Id}`, { method: 'PUT', MlTitle: 'Lesung' })],
      ['save of a picture', 200, () => member.post(`/pix/pictures/${own?.Id}`, { method: 'PUT', title: 'Am Ufer' })],
      ['search for pictures', 200, () => member.get(`/pix/pictures/by/${id}`, { filter: 'tasse' })],
    ],
    [['upload', 200, () => uploadFrom(uploader, id, 'tasse.jpg', picture)]],
  ]
}

/**
 * Creates a visitor, a member and an uploader. Each of them has another address in each `round`, and makes its calls
 * once. Returns a function that runs all users in parallel until the attack is over. Each user repeats its calls in
 * order.
 */
export async function regularUsers(
  portal: TestPortal,
  round: number,
): Promise<(isOver: () => boolean) => Promise<RegularCalls>> {
  const all = await users(portal, round)
  const failed: string[] = []
  const live = async (user: User, calls: Call[], isOver: () => boolean) => {
    do {
      for (const [name, expected, call] of user) {
        const begun = performance.now()
        const { status, text } = await call()
        calls.push({ name, milliseconds: performance.now() - begun })
        if (status !== expected) failed.push(`${name}: ${status} ${text.slice(0, 200)}`)
      }
    } while (!isOver())
  }
  const begin = async (isOver: () => boolean) => {
    const calls: Call[] = []
    await Promise.all(all.map(user => live(user, calls, isOver)))
    return { calls, failed }
  }
  await begin(() => true)
  return begin
}

/** Returns the 95th percentile of the calls' durations in ms. */
export function percentile95(calls: readonly Call[]): number {
  const sorted = calls.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Infinity
}
