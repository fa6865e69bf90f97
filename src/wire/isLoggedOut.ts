import { FailedRequest } from './FailedRequest'
import { presentFailedRequest } from './presentFailedRequest'

/** Whether a request failed because the session has ended: every further one would end alike. */
export function isLoggedOut(error: unknown): boolean {
  return error instanceof FailedRequest && presentFailedRequest(error, 'portal').kind === 'sessionTimeout'
}
