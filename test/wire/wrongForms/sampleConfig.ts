import { resolveConfig } from '../../../src/config/resolveConfig'

/** Configuration of the sample calls. */
export const sampleConfig = resolveConfig(
  { customer: 'kulturkreis', auth: { account: 'thea@kulturkreis.test', accountId: 17 } },
  new URL('http://localhost/'),
)
