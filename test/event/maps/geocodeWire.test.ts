import { http, HttpResponse } from 'msw'
import { resolveConfig } from '../../../src/config/resolveConfig'
import { geocode } from '../../../src/event/maps/geocodeWire'
import { fakePortalServer } from '../../support/fakePortalServer'

const { server, asked } = fakePortalServer()
const configOf = (maps?: object) => resolveConfig({ ...(maps && { maps }) }, new URL('http://localhost/'))
const never = new AbortController().signal
type MapsPage = typeof globalThis & { google?: unknown }

/** Calls `run` in place of loading a script that is added to the page. Fails if the script has another address. */
function serveScript(url: string, run: (script: HTMLScriptElement) => void) {
  const append = jest.spyOn(document.head, 'append').mockImplementation(node => {
    const script = node as HTMLScriptElement
    expect(script.src).toBe(url)
    run(script)
  })
  return append
}

describe('geocode', () => {
  afterEach(() => {
    jest.restoreAllMocks()
    delete (globalThis as MapsPage).google
  })

  it('[EVT-ADR-13] [EVT-ADR-14] uses the portal’s search by default, and takes the first result', async () => {
    server.use(
      http.get('*/geocode/search', () =>
        HttpResponse.json([
          { lat: '51.15', lon: '14.98' },
          { lat: '1', lon: '2' },
        ]),
      ),
    )
    expect(await geocode(configOf(), 'Markt 1, 02826, Görlitz', never)).toEqual({ lat: 51.15, lng: 14.98 })
    expect(asked).toEqual(['GET /geocode/search?q=Markt+1,+02826,+Görlitz&format=json&limit=1'])
  })

  it('uses the configured search, and returns undefined if it finds no place', async () => {
    server.use(http.get('https://maps.example/search', () => HttpResponse.json([])))
    expect(await geocode(configOf({ geocoderUrl: 'https://maps.example/search' }), 'Nirgends', never)).toBeUndefined()
  })

  it.each([
    [{ lat: 'north', lon: '1' }, /lat/],
    [{ lat: '', lon: '' }, /lat/],
    [{ lat: '91', lon: '1' }, /lat/],
    [{ lat: 51, lon: -181 }, /lon/],
    [{ lat: null, lon: 1 }, /lat/],
  ])('refuses invalid coordinates: %j', async (place, error) => {
    server.use(http.get('*/geocode/search', () => HttpResponse.json([place])))
    await expect(geocode(configOf(), 'x', never)).rejects.toThrow(error)
  })

  it.each([
    ['does not load', () => {}],
    ['gives no result', (script: HTMLScriptElement) => script.onload?.(new Event('load'))],
  ])('stops waiting for a maps script that %s, when the request is aborted', async (what, run) => {
    const url = `https://maps.example/js?${encodeURIComponent(what)}`
    serveScript(url, script => {
      ;(globalThis as MapsPage).google = {
        maps: {
          Geocoder: class {
            geocode = () => new Promise<never>(() => {})
          },
        },
      }
      run(script)
    })
    const stop = new AbortController()
    const place = geocode(configOf({ scriptUrl: url }), 'Görlitz', stop.signal)
    stop.abort(new Error('late'))
    await expect(place).rejects.toThrow('late')
    await expect(geocode(configOf({ scriptUrl: url }), 'Görlitz', stop.signal)).rejects.toThrow('late')
  })

  it('[EVT-ADR-13] [EVT-ADR-14] [EVT-ADR-15] loads the maps script when it is first needed, once, and takes the first result', async () => {
    const url = 'https://maps.example/js?once'
    const wanted: unknown[] = []
    const append = serveScript(url, script => {
      ;(globalThis as MapsPage).google = {
        maps: {
          Geocoder: class {
            geocode(request: unknown) {
              wanted.push(request)
              return Promise.resolve({
                results: [
                  [51.1, 14.9],
                  [1, 2],
                ].map(([lat, lng]) => ({ geometry: { location: { lat: () => lat, lng: () => lng } } })),
              })
            }
          },
        },
      }
      script.onload?.(new Event('load'))
    })
    const config = configOf({ scriptUrl: url })
    expect(await geocode(config, 'Görlitz', never)).toEqual({ lat: 51.1, lng: 14.9 })
    expect(await geocode(config, 'Zittau', never)).toEqual({ lat: 51.1, lng: 14.9 })
    expect(wanted).toEqual([{ address: 'Görlitz' }, { address: 'Zittau' }])
    expect(append).toHaveBeenCalledTimes(1)
  })

  it('[EVT-ADR-15] loads no maps script if the page already has one', async () => {
    const append = serveScript('https://maps.example/js?second', () => {})
    ;(globalThis as MapsPage).google = {
      maps: {
        Geocoder: class {
          geocode = () => Promise.resolve({ results: [] })
        },
      },
    }
    const config = configOf({ scriptUrl: 'https://maps.example/js?second' })
    expect(await geocode(config, 'Görlitz', never)).toBeUndefined()
    expect(append).not.toHaveBeenCalled()
  })

  it('[EVT-ADR-15] reports a script that does not load, and requests it again at the next call', async () => {
    const url = 'https://maps.example/js?gone'
    const append = serveScript(url, script => script.dispatchEvent(new Event('error')))
    const config = configOf({ scriptUrl: url })
    await expect(geocode(config, 'Görlitz', never)).rejects.toThrow('Check maps.scriptUrl')
    await expect(geocode(config, 'Görlitz', never)).rejects.toThrow('Check maps.scriptUrl')
    expect(append).toHaveBeenCalledTimes(2)
  })

  it('reports a script that has no geocoder', async () => {
    serveScript('https://maps.example/js?empty', script => script.onload?.(new Event('load')))
    await expect(geocode(configOf({ scriptUrl: 'https://maps.example/js?empty' }), 'x', never)).rejects.toThrow(
      'google.maps.Geocoder',
    )
  })
})
