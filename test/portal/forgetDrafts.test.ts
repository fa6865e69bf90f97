import { readFileSync } from 'node:fs'

const SCRIPT = readFileSync('examples/portal/pages/static/forgetDrafts.js', 'utf8')

/**
 * Opens a page of the portal in the same tab. `mark` identifies the session. It is '' for a visitor, and null if the
 * page did not read the session.
 */
function openPage(mark: string | null): void {
  if (mark === null) document.documentElement.removeAttribute('data-session')
  else document.documentElement.setAttribute('data-session', mark)
  const script = document.createElement('script')
  script.textContent = SCRIPT
  document.head.append(script)
  script.remove()
}

const type = (form: string) => sessionStorage.setItem(`foyer.unfinished.${form}.form`, '{"at":1,"values":{}}')
const typedForms = () => Object.keys(sessionStorage).filter(name => name.startsWith('foyer.unfinished.'))

beforeEach(() => sessionStorage.clear())

test.each([
  ['a visitor’s draft, by a log-in', '', 'anna'],
  ['a member’s draft, by a log-out', 'anna', ''],
  ['a member’s draft, by the log-in of another member', 'anna', 'bert'],
])('a draft is deleted with its session: %s', (_, before, after) => {
  openPage(before)
  type('nameaddress')
  type('temporaryAccount')
  sessionStorage.setItem('foyer.other', 'stays')
  openPage(before)
  openPage(null)
  expect(typedForms()).toHaveLength(2)
  openPage(after)
  expect(typedForms()).toEqual([])
  expect(sessionStorage.getItem('foyer.other')).toBe('stays')
})
