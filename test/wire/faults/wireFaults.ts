import type { Fault } from '../../support/faultProxy/Fault'
import type { WireFault } from './WireFault'

const GATEWAY =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n'
const HTML = { 'content-type': 'text/html' }

const answer = (status: number, body: string, headers?: Readonly<Record<string, string>>): Fault => ({
  kind: 'answer',
  status,
  body,
  ...(headers && { headers }),
})
const both = (text: string) => ({ pix: text, portal: text })
const quiet = both('ignored')
const misread = both('error: ')
/**
 * Returns the display of a refusal with a text: in the picture library a message, in the other windows the kind that
 * `portal` names.
 */
const said = (text: string, portal = 'error') => ({ pix: `message: ${text}`, portal: `${portal}: ${text}` })
const refused = (
  status: number,
  text: string,
  portal?: string,
  headers?: Readonly<Record<string, string>>,
): WireFault => ({
  name: String(status),
  fault: answer(status, text, headers),
  failure: `refused ${status}`,
  shows: said(text, portal),
})

/** Replaces every value of a response by one of another type; a response that is not JSON becomes an object. */
function ofOtherTypes(text: string): string {
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, change(entry)]))
    return { is: 'of another type' }
  }
  try {
    return JSON.stringify(change(JSON.parse(text || 'null')))
  } catch {
    return '{}'
  }
}

/** All faults between the library and the portal. */
export const wireFaults: readonly WireFault[] = [
  { name: 'offline', fault: { kind: 'refuse' }, failure: 'unreachable', shows: quiet },
  {
    name: 'cut before the response',
    fault: { kind: 'cut', share: 0 },
    failure: 'unreachable',
    shows: quiet,
    isDone: true,
  },
  {
    name: 'cut in the middle of the response',
    fault: { kind: 'cut', share: 0.5 },
    failure: 'unreachable',
    shows: quiet,
    isDone: true,
  },
  { name: 'no response', fault: { kind: 'hang' }, failure: 'unreachable', shows: quiet, isEndless: true },
  {
    name: 'a response that arrives too slowly',
    fault: { kind: 'trickle', bytes: 1, everyMilliseconds: 200 },
    failure: 'unreachable',
    shows: quiet,
    isDone: true,
    isEndless: true,
  },
  {
    name: 'a slow but complete response',
    fault: { kind: 'trickle', bytes: 256, everyMilliseconds: 1 },
    failure: undefined,
    isDone: true,
  },
  { name: 'a request that arrives twice', fault: { kind: 'repeat' }, failure: undefined, isDone: true },
  {
    name: '401 of an ended session',
    fault: answer(401, '"Please log in"'),
    failure: 'refused 401',
    shows: both('sessionTimeout'),
  },
  refused(401, 'Das darf nur wer angemeldet ist'),
  {
    name: '403 of an ended session',
    fault: answer(403, '"Please log in"'),
    failure: 'refused 403',
    shows: both('sessionTimeout'),
  },
  {
    name: '403 with a label',
    fault: answer(403, '"acl_restricted_part"'),
    failure: 'refused 403',
    shows: both('message: acl_restricted_part'),
  },
  {
    name: '403 as an access request',
    fault: answer(403, '"picture_restricted||Alte Oper|owner@x.example|me@x.example|Eva|Maier"'),
    failure: 'refused 403',
    shows: both('accessRequest: picture_restricted'),
  },
  refused(403, 'Von dieser Adresse nicht erlaubt'),
  { ...refused(404, 'Das gibt es nicht mehr'), shows: { pix: 'message: Das gibt es nicht mehr', portal: 'notFound' } },
  refused(409, 'Jemand hat es inzwischen geändert'),
  refused(413, 'Das ist zu viel auf einmal'),
  refused(429, 'Zu viele Anfragen', 'error', { 'retry-after': '30' }),
  refused(500, 'Interner Fehler, Anfrage 7', 'serverError'),
  {
    name: '502 with a gateway’s page',
    fault: answer(502, GATEWAY, HTML),
    failure: 'refused 502',
    shows: said('502 Bad Gateway nginx', 'serverError'),
  },
  {
    name: '502 with a gateway’s page, after the call was done',
    fault: { kind: 'rewrite', status: 502, headers: HTML, body: () => GATEWAY },
    failure: 'refused 502',
    shows: said('502 Bad Gateway nginx', 'serverError'),
    isDone: true,
  },
  {
    name: '503 without a text',
    fault: answer(503, ''),
    failure: 'refused 503',
    shows: { pix: 'error: ', portal: 'serverError: ' },
  },
  {
    name: 'half JSON',
    fault: {
      kind: 'rewrite',
      headers: { 'content-type': 'application/json' },
      body: text => `[{"Id": ${text.slice(0, text.length / 2)}`,
    },
    failure: 'malformed',
    shows: misread,
    isDone: true,
  },
  {
    name: 'JSON of another shape',
    fault: answer(200, '{"pictures": [{"id": "4711"}]}', { 'content-type': 'application/json' }),
    failure: 'malformed',
    shows: misread,
  },
  {
    name: 'wrong types',
    fault: { kind: 'rewrite', body: ofOtherTypes },
    failure: 'malformed',
    shows: misread,
    isDone: true,
  },
  { name: 'an empty response', fault: answer(200, ''), failure: 'malformed', shows: misread },
]

/**
 * Faults that count as success for calls whose response may contain anything: deleting a series or an article, saving
 * an event, and fetching a template.
 */
export const ANY_ANSWER = ['half JSON', 'JSON of another shape', 'wrong types', 'an empty response']
