import type { FastifyRequest } from 'fastify'
import type { FormMap } from '../http/formBody'
import { readText } from '../http/readText'
import type { Language } from '../registerLogin/LayerCall'

const LONGEST = 500
/** A path of this portal: not `//other.example`, and nothing that a browser reads as one. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{C}]*$/u

/** Returns the target of a log-in from the field on_login: a path of the portal, else true, which reloads the page. */
export function readRedirect(form: FormMap): string | true {
  const onLogin = readText(form, 'on_login', LONGEST) ?? ''
  return OWN_PATH.test(onLogin) ? onLogin : true
}

/** The language that a query parameter named language says: English where it contains EN, Polish where it contains PL, else German. */
export function namedLanguage(name: string): Language {
  if (name.includes('EN')) return 'en'
  return name.includes('PL') ? 'pl' : 'de'
}

/** The query parameter by which an address says a language; none for German. */
export function languageQuery(language: Language): { language?: string } {
  return language === 'de' ? {} : { language: language.toUpperCase() }
}

/** The language of the page that made a call, which the contract's calls do not say: that of its query. */
export function pageLanguage(request: FastifyRequest): Language {
  const { referer } = request.headers
  if (referer === undefined || !URL.canParse(referer)) return 'de'
  return namedLanguage(new URL(referer).searchParams.get('language') ?? '')
}
