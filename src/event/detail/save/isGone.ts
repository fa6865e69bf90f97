import { FailedRequest } from '../../../wire/FailedRequest'

const statusOf = (error: unknown) => (error instanceof FailedRequest && error.failure.kind === 'refused' ? error.failure.status : undefined)

/** Whether a request failed because the event is no longer there. */
export const isGone = (error: unknown): boolean => statusOf(error) === 404

/** Whether a request failed because someone else was faster. */
export const isOutrun = (error: unknown): boolean => statusOf(error) === 409
