import type { Fault } from '../../support/faultProxy/Fault'

/** A fault of the table, and the message for the person. */
export interface FaultCase {
  readonly name: string
  readonly fault: Fault
  /** Text of the dialog. Undefined if the connection is down, because the window may then show a notice instead. */
  readonly says?: RegExp
  /** True when the portal has handled the request, and only the response is lost or unusable. */
  readonly isDone?: true
  /** True when only the library's own time limit ends the request. */
  readonly isLate?: true
}

const NGINX =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n'

const answer = (status: number, body: string, headers?: Readonly<Record<string, string>>): Fault => ({
  kind: 'answer',
  status,
  body,
  ...(headers && { headers }),
})
/** Makes a fault with a plain-text response of the portal, or of a server in front of it. The person reads the text. */
const plain = (status: number, text: string, headers?: Readonly<Record<string, string>>): FaultCase => ({
  name: `${status}`,
  fault: answer(status, text, headers),
  says: new RegExp(text),
})

/** Faults between a window and the portal, with responses as the portal or a server in front of it sends them. */
export const faultTable: readonly FaultCase[] = [
  { name: 'a connection that breaks before the request', fault: { kind: 'refuse' } },
  { name: 'a connection that breaks before the response', fault: { kind: 'cut', share: 0 }, isDone: true },
  { name: 'a connection that breaks in the middle of the response', fault: { kind: 'cut', share: 0.5 }, isDone: true },
  {
    name: '401 of an ended session',
    fault: answer(401, '"Please log in"'),
    says: /Sie sind nicht oder nicht mehr angemeldet/,
  },
  plain(401, 'Das darf nur wer angemeldet ist'),
  { name: '403 with a label', fault: answer(403, '"acl_restriction_caption"'), says: /Kein Zugriff/ },
  {
    name: '403 as an access request',
    fault: answer(403, '"picture_restricted||Alte Oper|owner@x.example|me@x.example|Eva|Maier"'),
    says: /Zugriff per E-Mail anfragen/,
  },
  plain(403, 'Von dieser Adresse nicht erlaubt'),
  plain(404, 'Das gibt es nicht mehr'),
  plain(409, 'Jemand hat es inzwischen geändert'),
  plain(413, 'Das ist zu viel auf einmal'),
  plain(429, 'Zu viele Anfragen', { 'retry-after': '30' }),
  plain(500, 'Interner Fehler, Anfrage 7'),
  {
    name: '502 with a gateway’s page',
    fault: answer(502, NGINX, { 'content-type': 'text/html' }),
    says: /502 Bad Gateway nginx/,
  },
  { name: '503 without a text', fault: answer(503, ''), says: /Ihre Eingaben sind noch da/ },
  {
    name: 'JSON cut in half',
    fault: answer(200, '[{"Id": 4711, "Uri": "/pict', { 'content-type': 'application/json' }),
    says: /Ihre Eingaben sind noch da/,
  },
  {
    name: 'JSON of another shape',
    fault: answer(200, '{"pictures": [{"id": "4711"}]}', { 'content-type': 'application/json' }),
    says: /Ihre Eingaben sind noch da/,
  },
  { name: 'an empty response', fault: answer(200, ''), says: /Ihre Eingaben sind noch da/ },
]
