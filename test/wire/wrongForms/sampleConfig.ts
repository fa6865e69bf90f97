import { resolveConfig } from '../../../src/config/resolveConfig'

/** Configuration of the calls of the tests of wrong forms. */
export const sampleConfig = resolveConfig(
  { customer: 'kulturkreis', auth: { account: 'thea@kulturkreis.test', accountId: 17 } },
  new URL('http://localhost/'),
)
