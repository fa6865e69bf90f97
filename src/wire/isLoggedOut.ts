import { FailedRequest } from './FailedRequest'
import { presentFailedRequest } from './presentFailedRequest'

/** True if a request failed because the session has ended. Every further request would fail too. */
export function isLoggedOut(error: unknown): boolean {
  return error instanceof FailedRequest && presentFailedRequest(error, 'portal').kind === 'sessionTimeout'
}
