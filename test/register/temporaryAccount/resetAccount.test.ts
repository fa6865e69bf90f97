/** @jest-environment-options {"url": "https://www.ufer.portal.test/"} */
import { resolveConfig } from '../../../src/config/resolveConfig'
import { resetAccount } from '../../../src/register/temporaryAccount/resetAccount'
import type { Runtime } from '../../../src/shell/createRuntime'

/** Runs a reset on a page. Returns the cookies that it sets, in order. */
async function cookiesSetBy(sessionCookie?: string) {
  const set = jest.spyOn(Document.prototype, 'cookie', 'set')
  const config = resolveConfig(sessionCookie ? { auth: { sessionCookie } } : {}, new URL(location.href))
  await resetAccount({ readConfig: () => config, queryClient: { clear() {} } } as Runtime)
  const cookies = set.mock.calls.flat()
  set.mockRestore()
  return cookies
}

const expired = (name: string, domain = '') => `${name}=; path=/; max-age=0; samesite=lax${domain}; secure`
const TEMPORARY = ['tmp_account_id', 'tmp_account_id_saved'].map(name => expired(name))

it('[REG-TMP-23] a reset expires the session cookie of the host and of each domain above it', async () => {
  const domains = ['', ...['www.ufer.portal.test', 'ufer.portal.test', 'portal.test'].map(name => `; domain=${name}`)]
  expect(await cookiesSetBy('sitzung')).toEqual([...TEMPORARY, ...domains.map(domain => expired('sitzung', domain))])
})

it('[REG-TMP-23] a reset expires only the cookies of the temporary account if no session cookie is configured', async () => {
  expect(await cookiesSetBy()).toEqual(TEMPORARY)
})
