/** @jest-environment node */
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

it.each(['pix.position', 'pix.manage', 'pix.meta', 'pix.seriesMeta', 'pix.fieldCheck'] as const)(
  '[PIX-WIN-07] [PIX-WIN-11] [PIX-WIN-12] %s links to the support of the configured host, measures 680 × 630 px, and can be shown at full size',
  name => {
    const { size, supportUrl, canGoFullscreen } = pixWindows[name]
    expect(size).toEqual({ width: 680, height: 630 })
    expect(canGoFullscreen).toBe(true)
    const urls = [{}, { support: 'https://hilfe.example' }].map(hosts =>
      supportUrl(resolveConfig({ hosts }, new URL('http://localhost/'))),
    )
    expect(urls).toEqual(['/support', 'https://hilfe.example/support'])
  },
)
