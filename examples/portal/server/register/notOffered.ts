import { RequestError } from '../http/RequestError'

/** The refusal of a person of the register whom this registration was not shown, as when it is too old. */
export function notOffered(): RequestError {
  return new RequestError(403, {
    de: 'Diese Person wurde in Ihrer Registrierung nicht angeboten. Bitte senden Sie Namen und Adresse noch einmal ab.',
    en: 'This person was not offered in your registration. Please send your name and address again.',
    pl: 'Tej osoby nie zaproponowano podczas Państwa rejestracji. Proszę ponownie wysłać imię, nazwisko i adres.',
  })
}
