import type { FastifyRequest } from 'fastify'
import type { FormMap } from '../http/formBody'
import { readText } from '../http/readFields'
import type { Language } from '../registerLogin/LayerCall'

const LONGEST = 500
/**
 * Matches a path of this portal, but neither `//other.example` nor a spelling that browsers read as such an address.
 */
const OWN_PATH = /^\/(?![/\\])[^\\\p{C}]*$/u

/**
 * Returns the target of a log-in from the field on_login: a path of the portal, otherwise true, which reloads the page.
 */
export function readRedirect(form: FormMap): string | true {
  const onLogin = readText(form, 'on_login', LONGEST) ?? ''
  return OWN_PATH.test(onLogin) ? onLogin : true
}

/**
 * Returns the language for a value of the query parameter `language`: English if it contains EN, Polish if it contains
 * PL, otherwise German.
 */
export function namedLanguage(name: string): Language {
  if (name.includes('EN')) return 'en'
  return name.includes('PL') ? 'pl' : 'de'
}

/** Returns the query parameter for a language; empty for German. */
export function languageQuery(language: Language): { language?: string } {
  return language === 'de' ? {} : { language: language.toUpperCase() }
}

/**
 * Returns the language of the calling page. Reads it from the query of the request's Referer, because the contract's
 * calls name no language.
 */
export function pageLanguage(request: FastifyRequest): Language {
  const { referer } = request.headers
  if (referer === undefined || !URL.canParse(referer)) return 'de'
  return namedLanguage(new URL(referer).searchParams.get('language') ?? '')
}
