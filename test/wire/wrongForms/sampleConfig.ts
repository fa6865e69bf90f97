import { resolveConfig } from '../../../src/config/resolveConfig'

/** Configuration of the calls in wrongForms.test.ts. */
export const sampleConfig = resolveConfig(
  { customer: 'kulturkreis', auth: { account: 'thea@kulturkreis.test', accountId: 17 } },
  new URL('http://localhost/'),
)
