import type { FormMap } from '../http/FormMap'
import { readText } from '../http/readText'

const LONGEST = 500
/** A path of this portal: not `//other.example`, and nothing that a browser reads as one. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{C}]*$/u

/** Where a log-in leads, by the field on_login: a path of the portal, else the page itself, which is loaded again. */
export function readRedirect(form: FormMap): string | true {
  const onLogin = readText(form, 'on_login', LONGEST) ?? ''
  return OWN_PATH.test(onLogin) ? onLogin : true
}
