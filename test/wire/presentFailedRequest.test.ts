/** @jest-environment node */
import { FailedRequest, type Failure } from '../../src/wire/FailedRequest'
import { presentFailedRequest, type FailureReading } from '../../src/wire/presentFailedRequest'

const present = (failure: Failure, reading: FailureReading = 'portal') =>
  presentFailedRequest(new FailedRequest('GET /x', 'http://localhost/x', failure), reading)
const refused = (status: number, body: string): Failure => ({ kind: 'refused', status, body })

describe('presentFailedRequest', () => {
  it('ignores a request without a response [UI-ERR-01]', () => {
    expect(present({ kind: 'unreachable' })).toEqual({ kind: 'ignored' })
    expect(present({ kind: 'aborted' })).toEqual({ kind: 'ignored' })
  })

  it.each(['pix_access_denied', '"pix_access_denied"', "'pix_access_denied'"])(
    '[UI-ERR-02] shows a 403 with an underscore as a restriction message without its quotes: %s',
    body => {
      const expected = { kind: 'message', captionLabel: 'acl_restriction_caption', text: 'pix_access_denied' }
      expect(present(refused(403, body))).toEqual(expected)
      expect(present(refused(403, body), 'pix')).toEqual(expected)
    },
  )

  it.each(['portal', 'pix'] as const)(
    '[UI-ERR-02] shows a 403 with a sentence that contains an underscore as a restriction message: by the rules of %s',
    reading => {
      expect(present(refused(403, '"Die Datei am_ufer.jpg gehört Eva."'), reading)).toEqual({
        kind: 'message',
        captionLabel: 'acl_restriction_caption',
        text: 'Die Datei am_ufer.jpg gehört Eva.',
      })
    },
  )

  it.each(['portal', 'pix'] as const)(
    '[UI-ERR-04] [UI-ERR-23] reads a 403 with || as an access request: by the rules of %s',
    reading => {
      expect(
        present(refused(403, '"pix_picture_restricted||Alte Oper|o@x.example|r@y.example|Eva|Maier"'), reading),
      ).toEqual({
        kind: 'accessRequest',
        request: {
          label: 'pix_picture_restricted',
          title: 'Alte Oper',
          ownerEmail: 'o@x.example',
          requesterEmail: 'r@y.example',
          firstName: 'Eva',
          surname: 'Maier',
        },
      })
    },
  )

  it('[UI-ERR-12] takes "Please log in" for a session timeout, with 403 and with 401, also inside another text', () => {
    expect(present(refused(403, '"Please log in"'))).toEqual({ kind: 'sessionTimeout' })
    expect(present(refused(401, 'Please log in'), 'pix')).toEqual({ kind: 'sessionTimeout' })
    for (const text of ['Session abc_7 is over. Please log in again.', 'no_account||Please log in|a@x.example'])
      expect([present(refused(403, text)), present(refused(403, text), 'pix')]).toEqual([
        { kind: 'sessionTimeout' },
        { kind: 'sessionTimeout' },
      ])
  })

  it.each([
    [403, 'Kein Zutritt'],
    [409, 'pix_changed'],
    [500, 'Please log in'],
  ])(
    '[UI-ERR-02] takes neither a 403 without an underscore nor another status for a restriction: %i %s',
    (status, body) => {
      expect(present(refused(status, body))).toMatchObject({ kind: status < 500 ? 'error' : 'serverError', text: body })
      expect(present(refused(status, body), 'pix')).toEqual({ kind: 'message', text: body })
    },
  )

  it.each([
    ['"Gr\\u00f6\\u00dfe"', 'Größe'],
    [`'"Nein"'`, 'Nein'],
    ['Das "Bild" fehlt', 'Das "Bild" fehlt'],
    ['{"Error":7}', '{"Error":7}'],
    ['404', '404'],
  ])('[UI-ERR-18] shows the text of the body %s', (body, text) => {
    expect(present(refused(409, body))).toEqual({ kind: 'error', text })
  })

  it('presents a 404 as not found, with the requested address', () => {
    expect(present(refused(404, 'no such thing'))).toEqual({ kind: 'notFound', url: 'http://localhost/x' })
  })

  it.each([500, 502, 503])('shows a %i as a server error with the response’s text [UI-ERR-16]', status => {
    expect(present(refused(status, 'Internal error'))).toEqual({ kind: 'serverError', text: 'Internal error' })
  })

  it.each([302, 400, 401, 403, 405, 409, 499])(
    '[UI-ERR-16] [UI-ERR-18] shows the text of any other status in the error dialog: %i',
    status => {
      expect(present(refused(status, 'changed meanwhile'))).toEqual({ kind: 'error', text: 'changed meanwhile' })
    },
  )

  it.each([404, 409, 413, 500])('shows the text of a %i in the message dialog of the picture library', status => {
    expect(present(refused(status, 'So geht es nicht.'), 'pix')).toEqual({ kind: 'message', text: 'So geht es nicht.' })
  })

  it.each(['portal', 'pix'] as const)('has no text if the portal sent none (%s)', reading => {
    expect(present(refused(400, ' '), reading)).toEqual({ kind: 'error', text: '' })
  })

  it('shows only the text of a page that a server in front of the portal sent', () => {
    const page =
      '<html>\r\n<head><title>502 Bad Gateway</title><style>h1 { color: red }</style></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx</center></body>\r\n</html>'
    expect(present(refused(502, page), 'pix')).toEqual({ kind: 'message', text: '502 Bad Gateway nginx' })
    expect(present(refused(502, '<html></html>'), 'pix')).toMatchObject({ kind: 'error' })
    expect(present(refused(500, 'a <b> c'), 'pix')).toEqual({ kind: 'message', text: 'a <b> c' })
  })

  it.each<Failure>([
    { kind: 'malformed', field: '0.Id', reason: 'Invalid type' },
    { kind: 'blocked', reason: 'the page forbids it' },
  ])('does not show people the text for developers: $kind', failure => {
    expect(present(failure)).toEqual({ kind: 'error', text: '' })
  })
})
