import type { ResolvedConfig } from '../../config/resolveConfig'
import type { FrameResponse } from '../frame/FrameOptions'
import { callFrame } from '../frame/registerFrameWire'

/**
 * Requests a mail to the provider (POST /register/ajax.php action=request_to_cb, portal-accounts 7). The mail says that
 * a person can't log in to an account.
 * @param problem the kind of problem, such as `password`
 * @throws FailedRequest if the request fails
 */
export function requestMailToProvider(config: ResolvedConfig, problem: string): Promise<FrameResponse> {
  return callFrame(config, 'request_to_cb', { problem })
}

/**
 * Requests a mail to the address that the account is registered with (POST /register/ajax.php action=check_account,
 * portal-accounts 7).
 * @throws FailedRequest if the request fails
 */
export function requestMailToAccount(config: ResolvedConfig): Promise<FrameResponse> {
  return callFrame(config, 'check_account')
}
