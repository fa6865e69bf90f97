import { resolveConfig } from '../../src/config/resolveConfig'
import { pixWindows } from '../../src/pix/pixWindows'

it.each([
  ['[PIX-WIN-01]', 'pix.position', 'picposition'],
  ['[PIX-WIN-02]', 'pix.manage', 'picmanage'],
  ['[PIX-WIN-03]', 'pix.meta', 'picmeta'],
  ['[PIX-WIN-04]', 'pix.seriesMeta', 'picseriesmeta'],
  ['[PIX-WIN-05]', 'pix.fieldCheck', 'picfieldcheck'],
] as const)('%s [PIX-WIN-06] the template of %s is below `pixBase`, by default /pix', (_id, name, template) => {
  const addresses = [{}, { pixBase: '/bilder' }].map(paths =>
    pixWindows[name].templateUrl!(resolveConfig({ paths }, new URL('http://localhost/'))),
  )
  expect(addresses).toEqual([`/pix/template/${template}`, `/bilder/template/${template}`])
})
