import type { Language } from '../registerLogin/Language'
import { RequestError } from './RequestError'

/** The refusal of one who asks too often, with the time to wait in words and as Retry-After. */
export function tooManyRequests(what: Readonly<Record<Language, string>>, secondsToWait: number): RequestError {
  const minutes = Math.ceil(secondsToWait / 60)
  const text = {
    de: `Zu viele ${what.de}. Bitte versuchen Sie es in ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'} noch einmal.`,
    en: `Too many ${what.en}. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    pl: `Zbyt wiele ${what.pl}. Proszę spróbować ponownie za ${minutes} min.`,
  }
  return new RequestError(429, text, { retryAfter: secondsToWait })
}
