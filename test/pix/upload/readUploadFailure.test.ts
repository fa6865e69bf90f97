import { readUploadFailure } from '../../../src/pix/upload/readUploadFailure'
import { FailedRequest, type Failure } from '../../../src/wire/FailedRequest'

const read = (failure: Failure) => readUploadFailure(new FailedRequest('POST', '/', failure), label => label)

afterEach(() => void jest.restoreAllMocks())

describe('readUploadFailure', () => {
  it('[UI-UPL-13] distinguishes being offline from a portal that is down', () => {
    expect(read({ kind: 'unreachable' })).toEqual({ reason: 'ui_unreachable', isEnough: true })
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(read({ kind: 'unreachable' })).toEqual({ reason: 'pix_upload_offline', isEnough: true })
  })

  it('[UI-UPL-13] explains a 413 without a text, and shows the text of a 413 that has one', () => {
    expect(read({ kind: 'refused', status: 413, body: ' ' })).toEqual({
      reason: 'pix_upload_server_limit',
      isEnough: true,
    })
    expect(read({ kind: 'refused', status: 413, body: '"Das ist zu viel"' })).toEqual({
      reason: 'Das ist zu viel',
      isEnough: true,
    })
  })

  it('says how long to wait before the next attempt if the portal is busy', () => {
    expect(read({ kind: 'refused', status: 429, body: 'Zu viele Uploads.', retryAfter: 30 })).toEqual({
      reason: 'Zu viele Uploads.\nui_too_many ui_wait_seconds',
      isEnough: true,
    })
    expect(read({ kind: 'refused', status: 503, body: 'Andere Uploads laufen.', retryAfter: 600 })).toEqual({
      reason: 'Andere Uploads laufen.\nui_wait_minutes',
      isEnough: true,
    })
  })

  it('[UI-UPL-13] says that a policy forbids sending, and that a response was unreadable', () => {
    expect(read({ kind: 'blocked', reason: 'policy' })).toEqual({ reason: 'pix_upload_blocked', isEnough: true })
    expect(read({ kind: 'malformed', field: 'Id', reason: 'missing' })).toEqual({
      reason: 'pix_upload_answer_unreadable',
      isEnough: false,
    })
  })

  it('leaves labels, access requests, ended sessions and empty texts to the shell', () => {
    const refusals = [
      [400, 'pix_some_label'],
      [403, 'a_b||T|o@x|r@x|V|N'],
      [401, '"Please log in"'],
      [500, ''],
    ] as const
    for (const [status, body] of refusals)
      expect(read({ kind: 'refused', status, body })).toEqual({ reason: '', isEnough: false })
  })
})
