import { QueryClient } from '@tanstack/react-query'
import { resolveConfig } from '../../../src/config/resolveConfig'
import { loadPicture } from '../../../src/pix/picture/loadPicture'
import type { Runtime } from '../../../src/shell/createRuntime'
import { respondWith } from '../../support/respondWith'
import { fakePicture } from '../../../src/testing/fakePicture'

const runtime = { readConfig: () => resolveConfig({}, new URL('http://localhost/')) } as Runtime

describe('loadPicture', () => {
  it('[PIX-API-05] [PIX-CALL-02] returns the picture with the id', async () => {
    const sent = respondWith({ body: JSON.stringify(fakePicture({ Id: 12 })) })
    expect(await loadPicture(runtime, 12)).toEqual(fakePicture({ Id: 12 }))
    expect(await loadPicture(runtime, '12')).toEqual(fakePicture({ Id: 12 }))
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(
      Array(2).fill('GET http://localhost/pix/pictures/12'),
    )
  })

  it('[PIX-API-05] loads from the address of the library that the page configures', async () => {
    const sent = respondWith({ body: JSON.stringify(fakePicture({ Id: 12 })) })
    const config = resolveConfig({ paths: { pixBase: '/bilder' } }, new URL('http://localhost/'))
    await loadPicture({ readConfig: () => config } as Runtime, 12)
    expect(sent.map(({ url }) => url)).toEqual(['http://localhost/bilder/pictures/12'])
  })

  it('adds the description in the language of the page if `checkForFields` names it', async () => {
    const sent = respondWith(
      { body: JSON.stringify(fakePicture({ Id: 12, DescriptionsByIdLanguage: { 1: 'Ein Kran', 2: 'A crane' } })) },
      {
        body: JSON.stringify([
          { Id: 1, Locale: 'de_DE' },
          { Id: 2, Locale: 'en_EN' },
        ]),
      },
    )
    const options = { language: 'de_DE', locale: 'en_GB', checkForFields: { Description: ['notempty'] } } as const
    const page = {
      readConfig: () => resolveConfig(options, new URL('http://localhost/')),
      queryClient: new QueryClient(),
    } as Partial<Runtime> as Runtime
    expect(await loadPicture(page, 12)).toMatchObject({ Id: 12, Description: 'A crane' })
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET http://localhost/pix/pictures/12',
      'GET http://localhost/pix/languages',
    ])
  })

  it.each([0, -1, 1.5, Number.NaN, 'twelve', undefined, null])(
    'refuses %p as an id without a request to the portal',
    async id => {
      const sent = respondWith({})
      await expect(loadPicture(runtime, id as number)).rejects.toMatchObject({
        code: 'CALL_WRONG_ARGUMENT',
        message: expect.stringMatching(/^Foyer: .*whole number above 0/),
      })
      expect(sent).toEqual([])
    },
  )
})
