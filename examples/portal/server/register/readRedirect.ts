import type { FastifyRequest } from 'fastify'
import type { FormMap } from '../http/formBody'
import { readText } from '../http/readText'

const LONGEST = 500
/** A path of this portal: not `//other.example`, and nothing that a browser reads as one. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{C}]*$/u

/** Where a log-in leads, by the field on_login: a path of the portal, else the page itself, which is loaded again. */
export function readRedirect(form: FormMap): string | true {
  const onLogin = readText(form, 'on_login', LONGEST) ?? ''
  return OWN_PATH.test(onLogin) ? onLogin : true
}

/** The language of the page that made a call, which the contract's calls do not say: English where its query parameter language contains EN, else German. */
export function pageLanguage(request: FastifyRequest): 'de' | 'en' {
  const { referer } = request.headers
  if (referer === undefined || !URL.canParse(referer)) return 'de'
  return new URL(referer).searchParams.get('language')?.includes('EN') ? 'en' : 'de'
}
