import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// The working directory of the tests is the repository, in every test runner.
const ACCOUNTS = join(process.cwd(), 'examples', 'portal', 'seed', 'accounts.json')

/** Logs a seeded account in, as the sign-in page does. Returns the session's cookie, `name=value`. */
export async function signIn(url: string, account: string): Promise<string> {
  const accounts: { account: string; password: string }[] = JSON.parse(readFileSync(ACCOUNTS, 'utf8'))
  const password = accounts.find(entry => entry.account === account)?.password
  if (password === undefined) throw new Error(`There is no seeded account ${account}.`)
  const response = await fetch(new URL('/login', url), {
    method: 'POST',
    headers: { Origin: new URL(url).origin },
    body: new URLSearchParams({ account, password }),
    redirect: 'manual',
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  if (response.status !== 303 || !cookie)
    throw new Error(`${account} could not sign in: ${response.status} ${await response.text()}`)
  return cookie
}
