import { FailedRequest } from './FailedRequest'

/** The status by which the portal refused a request; undefined for every other failure. */
export const refusalStatus = (error: unknown): number | undefined => (error instanceof FailedRequest && error.failure.kind === 'refused' ? error.failure.status : undefined)
