import { type DiagnosisCheck, type DiagnosisName, good } from './Diagnosis'

const KEY = 'foyer.diagnose'

/**
 * Checks if the browser lets the page write to localStorage, sessionStorage and cookies. Removes each test value
 * afterwards.
 */
export function checkStorage(): Partial<Record<DiagnosisName, DiagnosisCheck>> {
  return {
    localStorage: checkStore(
      () => localStorage,
      'Drafts and the last choices are lost when the person leaves the page.',
    ),
    sessionStorage: checkStore(() => sessionStorage, 'Entries in account windows are lost when the page reloads.'),
    cookies: checkCookies(),
  }
}

function checkStore(open: () => Storage, loss: string): DiagnosisCheck {
  try {
    open().setItem(KEY, '1')
    open().removeItem(KEY)
    return good('can be written')
  } catch (error) {
    return {
      status: 'limited',
      found: `${(error as Error).name}: can't be written`,
      advice: `${loss} A sandboxed iframe needs allow-same-origin; the browser may deny storage to an iframe of another site.`,
    }
  }
}

function checkCookies(): DiagnosisCheck {
  try {
    // Use the native accessors, because an element such as `<img name="cookie">` hides `document.cookie`.
    const write = (cookie: string) =>
      Reflect.set(Object.getPrototypeOf(document) as Document, 'cookie', cookie, document)
    write(`${KEY}=1; path=/; SameSite=Lax`)
    const isStored = Reflect.get(Object.getPrototypeOf(document) as Document, 'cookie', document).includes(`${KEY}=1`)
    write(`${KEY}=; path=/; max-age=0; SameSite=Lax`)
    if (isStored) return good('can be written')
  } catch {
    // In a sandboxed page, access to cookies throws.
  }
  return {
    status: 'limited',
    found: "can't be written",
    advice:
      'Nobody stays signed in, and temporary accounts are lost. Load the page outside an iframe of another site, or allow cookies for this page in the browser.',
  }
}
