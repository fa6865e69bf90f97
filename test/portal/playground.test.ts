/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { callNames } from '../../src/api/createFoyer'

const code = ['playgroundPictures', 'playgroundAccounts', 'playgroundEvents']
  .map(name => readFileSync(`examples/portal/pages/static/${name}.js`, 'utf8'))
  .join('\n')
const calls = Object.entries(callNames).flatMap(([family, names]) =>
  Object.values(names)
    .flat()
    .map(name => `foyer.${family}.${name}(`),
)

test.each([...calls, 'foyer.pix.check(', 'foyer.configure(', 'foyer.preload('])(
  'the code of the playground contains %s',
  call => {
    expect(code).toContain(call)
  },
)
