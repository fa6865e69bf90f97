import { resolveConfig } from '../../../src/config/resolveConfig'
import { fetchDescriptionLanguages } from '../../../src/pix/descriptions/descriptionLanguageWire'
import { respondWith } from '../../support/respondWith'
import { expectConsole } from '../../support/expectConsole'

const config = resolveConfig({ paths: { pixBase: '/portal/pix' } }, new URL('http://localhost/'))

describe('the wire of description languages', () => {
  it('[PIX-CALL-01] requests the languages, and accepts further fields besides id and locale', async () => {
    const sent = respondWith({ body: '[{"Id":1,"Locale":"de_DE","Name":"Deutsch"},{"Id":44,"Locale":"pl_PL"}]' })
    expect(await fetchDescriptionLanguages(config)).toMatchObject([
      { Id: 1, Locale: 'de_DE' },
      { Id: 44, Locale: 'pl_PL' },
    ])
    expect([sent[0]!.method, sent[0]!.url]).toEqual(['GET', 'http://localhost/portal/pix/languages'])
  })

  it('names the call and the field of an invalid response', async () => {
    respondWith({ body: '[{"Locale":"de_DE"},{"Locale":"en_EN"}]' })
    await expect(fetchDescriptionLanguages(config)).rejects.toThrow(/GET \/pix\/languages.*'0\.Id'/)
  })

  it('leaves out one language that cannot be read', async () => {
    expectConsole('error', /GET \/pix\/languages.*'2\.Id'/)
    respondWith({ body: '{"1":{"Id":"1","Locale":"de_DE"},"2":{"Locale":"en_EN"}}' })
    expect(await fetchDescriptionLanguages(config)).toEqual([{ Id: 1, Locale: 'de_DE' }])
  })
})
