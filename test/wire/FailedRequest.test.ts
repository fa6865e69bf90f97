/** @jest-environment node */
import { FailedRequest, type Failure } from '../../src/wire/FailedRequest'

it.each<[Failure, RegExp]>([
  [{ kind: 'refused', status: 415, body: '' }, /refused 'GET \/x' with status 415.*log\.$/],
  [{ kind: 'unreachable' }, /'GET \/x' got no response.*try again\.$/],
  [{ kind: 'aborted' }, /'GET \/x' was stopped/],
  [
    { kind: 'blocked', reason: 'the page forbids it' },
    /'GET \/x' was not sent: the page forbids it\..*uploadTransport/,
  ],
  [{ kind: 'malformed', field: '0.Id', reason: 'is missing' }, /'GET \/x'.*'0\.Id' \(is missing\)/],
])('the error of %j names the call and says what to do', (failure, message) => {
  expect(new FailedRequest('GET /x', 'http://localhost/x', failure).message).toMatch(message)
})
