import { RequestError } from './RequestError'

/** The refusal of one who asks too often, with the time to wait in words and as Retry-After. */
export function tooManyRequests(what: string, secondsToWait: number): RequestError {
  const minutes = Math.ceil(secondsToWait / 60)
  const text = `Zu viele ${what}. Bitte versuchen Sie es in ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'} noch einmal.`
  return new RequestError(429, text, { retryAfter: secondsToWait })
}
