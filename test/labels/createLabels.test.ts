import { resolveConfig } from '../../src/config/resolveConfig'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { textTable } from '../../src/labels/texts/textTable'
import { createLabels } from '../../src/labels/createLabels'
import { coreLabels, plural } from '../../src/labels/coreLabels'
import { createTextLoader, loadBundle } from '../../src/labels/readTexts'
import { textOptions } from '../../src/labels/useLabels'
import { expectConsole } from '../support/expectConsole'
import { respondWith } from '../support/respondWith'

const LIBRARY = { labels: ['pix_manage_heading', 'pix_unknown'] }

function make(config: FoyerConfig = {}, window = LIBRARY) {
  const reportError = jest.fn()
  const resolved = resolveConfig({ language: 'de_DE', ...config }, new URL('http://portal.example/'))
  const labels = createLabels('de_DE', name => name === 'event.overview')
  const loadTexts = createTextLoader(labels, { readConfig: () => resolved, reportError })
  const load = async (language = 'de_DE', windowName = 'pix.manage') => {
    await labels.changeLanguage(language)
    await loadTexts(language, windowName, window)
    return labels.getFixedT(null, windowName)
  }
  return { load, reportError, labels }
}

it('the text of any family’s label can be loaded, because a refusal may name the label', async () => {
  for (const label of ['required_fields_not_valid_title', 'address_error_message_name'])
    expect(await loadBundle('de_DE', [label])).toHaveProperty(label)
})

describe('the texts of a window', () => {
  it('come in one request with projects, language and labels[], also for the core’s own labels [UI-LNG-09]', async () => {
    const sent = respondWith({ body: '{"pix_manage_heading":"Bilderarchiv"}' })
    const t = await make().load()
    expect(t('pix_manage_heading')).toBe('Bilderarchiv')
    expect(sent.map(request => request.method)).toEqual(['GET'])
    const address = new URL(sent[0]!.url)
    expect(address.pathname).toBe('/module/lib/framework/getMlBricks.php')
    expect(address.searchParams.get('projects')).toBe('cb-pix')
    expect(address.searchParams.get('language')).toBe('de_DE')
    expect(address.searchParams.getAll('labels[]')).toEqual(
      expect.arrayContaining(['pix_manage_heading', 'pix_unknown', 'ok', 'abbrechen']),
    )
    expect(address.searchParams.has('createNewLabels')).toBe(false)
  })

  it('[EVT-CALL-08] of event management come from its own service, with bricks[], language, projects and Customer', async () => {
    const sent = respondWith({ body: '{"event_overview_heading":"Mein Kalender"}' })
    const window = { labels: ['event_overview_heading', 'open_stage'] }
    const t = await make({ customer: 'uferland', projects: 'portal' }, window).load('de_DE', 'event.overview')
    expect(t('event_overview_heading')).toBe('Mein Kalender')
    const { pathname, searchParams } = new URL(sent[0]!.url)
    expect([sent.length, pathname, [...new Set(searchParams.keys())].sort()]).toEqual([
      1,
      '/event/api/ml',
      ['Customer', 'bricks[]', 'language', 'projects'],
    ])
    expect([
      searchParams.get('Customer'),
      searchParams.get('language'),
      searchParams.get('projects'),
      searchParams.getAll('bricks[]').slice(0, 3),
    ]).toEqual(['uferland', 'de_DE', 'portal', ['event_overview_heading', 'open_stage', expect.any(String)]])
  })

  it('are requested with ?createNewLabels if createLabels is configured [UI-LNG-10]', async () => {
    const sent = respondWith({ body: '{}' })
    await make({ createLabels: true }).load()
    expect(sent[0]!.url).toContain('getMlBricks.php?createNewLabels&')
    for (const config of [{ createLabels: false }, {}]) {
      const asked = respondWith({ body: '{}' })
      await make(config).load()
      expect(asked[0]!.url).toContain('getMlBricks.php?projects')
    }
  })

  it('are fetched once per language', async () => {
    const sent = respondWith({ body: '{}' })
    const { load } = make()
    await load()
    await load()
    await load('en_EN')
    await load('de_DE')
    expect(sent.map(request => new URL(request.url).searchParams.get('language'))).toEqual(['de_DE', 'en_EN'])
  })

  it('fall back to the embedded ones if the service has none', async () => {
    respondWith({ body: '[]' })
    const t = await make().load('pl_PL')
    expect(t('abbrechen')).toBe('Anuluj')
  })

  it('fall back to the embedded ones if the service fails, and log this', async () => {
    respondWith({ status: 500, body: 'Internal error' })
    const { load, reportError } = make()
    expect((await load())('abbrechen')).toBe('Abbrechen')
    expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ code: 'REQUEST_REFUSED' }))
  })

  it('name a label that is missing [UI-LNG-13]', async () => {
    respondWith({ body: '{}' })
    expect((await make().load())('pix_unknown')).toBe('translation missing: pix_unknown')
  })

  it('are plain text: HTML in a text of the service loses its tags, and runs nothing', async () => {
    respondWith({
      body: JSON.stringify({
        ok: 'Ja &amp; <b>gern</b><img src=x onerror="window.hacked=1">',
        pix_manage_heading: '{{a}} $t(ok)',
      }),
    })
    const t = await make().load()
    expect(t('ok')).toBe('Ja & gern')
    expect(window).not.toHaveProperty('hacked')
    expect(t('pix_manage_heading', textOptions({ a: 1 }))).toBe('{{a}} $t(ok)')
  })

  it.each([
    ['{COUNT} von {MAX}', { COUNT: 3, MAX: '{COUNT} $t(ok) $&' }, '3 von {COUNT} $t(ok) $&'],
    ['ohne Wert: {NAME} {constructor} {ns} {count} {nest} {-NAME} {NAME, upper}', { COUNT: 3 }, undefined],
    ['{a{b}} {} {', { b: 1 }, undefined],
  ])('fill each marker of %s that has a value in %j, but no marker inside a value', async (text, markers, filled) => {
    respondWith({ body: JSON.stringify({ pix_manage_heading: text }) })
    const t = await make().load()
    expect(t('pix_manage_heading', textOptions(markers))).toBe(filled ?? text)
  })

  describe('that depend on a number', () => {
    plural('pix_unknown')
    const read = async (language: string, texts: Readonly<Record<string, string>>, counts: readonly number[]) => {
      const sent = respondWith({ body: JSON.stringify(texts) })
      const t = await make().load(language)
      const asked = new URL(sent[0]!.url).searchParams
        .getAll('labels[]')
        .filter(label => label.startsWith('pix_unknown'))
      return { asked, shown: counts.map(COUNT => t('pix_unknown', textOptions({ COUNT }))) }
    }

    it('have each plural form of the language, requested together', async () => {
      const polish = {
        pix_unknown_one: '{COUNT} zdjęcie',
        pix_unknown_few: '{COUNT} zdjęcia',
        pix_unknown_many: '{COUNT} zdjęć',
      }
      const { asked, shown } = await read('pl_PL', polish, [1, 3, 5, 22])
      expect(asked.sort()).toEqual(['', '_few', '_many', '_one', '_other'].map(form => `pix_unknown${form}`))
      expect(shown).toEqual(['1 zdjęcie', '3 zdjęcia', '5 zdjęć', '22 zdjęcia'])
      expect((await read('de_DE', {}, [])).asked.sort()).toEqual([
        'pix_unknown',
        'pix_unknown_one',
        'pix_unknown_other',
      ])
    })

    it('fall back to the plain text of a service that knows no plural forms', async () => {
      const { shown } = await read('de_DE', { pix_unknown: 'Bilder: {COUNT}' }, [1, 2])
      expect(shown).toEqual(['Bilder: 1', 'Bilder: 2'])
    })
  })

  it('are the embedded ones for labels that are null, false or an empty list; a number is read as text [UI-LNG-09]', async () => {
    respondWith({
      body: '{"pix_manage_heading":"Bilderarchiv","ok":null,"abbrechen":false,"ui_close":[],"ui_retry":5}',
    })
    const t = await make().load()
    expect(['pix_manage_heading', 'ok', 'abbrechen', 'ui_close', 'ui_retry'].map(label => t(label))).toEqual([
      'Bilderarchiv',
      'OK',
      'Abbrechen',
      'Schließen',
      '5',
    ])
  })

  it('are the embedded ones for labels of a wrong type, and the console names the call and each label', async () => {
    expectConsole('error', /getMlBricks\.php' doesn't have the contract's shape at 'ok'/)
    expectConsole('error', /getMlBricks\.php' doesn't have the contract's shape at 'abbrechen'/)
    respondWith({ body: '{"pix_manage_heading":"Bilderarchiv","ok":{"text":"Ja"},"abbrechen":["Nein"]}' })
    const t = await make().load()
    expect(['pix_manage_heading', 'ok', 'abbrechen'].map(label => t(label))).toEqual([
      'Bilderarchiv',
      'OK',
      'Abbrechen',
    ])
  })

  describe('that come late', () => {
    beforeEach(() => {
      jest.useFakeTimers()
      // jsdom treats the focused element as pressed.
      jest.spyOn(document, 'querySelector').mockReturnValue(null)
    })
    afterEach(() => {
      jest.useRealTimers()
      jest.restoreAllMocks()
    })

    const loadLate = async () => {
      let answer: (response: Response) => void = () => {}
      jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(resolve => (answer = resolve)))
      const { load, labels, reportError } = make()
      const loading = load()
      await jest.advanceTimersByTimeAsync(2_000)
      return { t: await loading, answer, labels, reportError }
    }

    it('replace the embedded ones, which show meanwhile', async () => {
      const { t, answer, labels } = await loadLate()
      const rendersAgain = jest.fn()
      labels.on('languageChanged', rendersAgain)
      expect(t('ok')).toBe('OK')
      await jest.advanceTimersByTimeAsync(8_000)
      answer(new Response('{"ok":"Jawohl"}'))
      await jest.advanceTimersByTimeAsync(100)
      expect([t('ok'), t('abbrechen')]).toEqual(['Jawohl', 'Abbrechen'])
      expect(rendersAgain).toHaveBeenCalled()
    })

    it('wait while a button is pressed, so that nothing moves under the pointer', async () => {
      const { t, answer } = await loadLate()
      const pressed = jest.mocked(document.querySelector).mockReturnValue(document.body)
      answer(new Response('{"ok":"Jawohl"}'))
      await jest.advanceTimersByTimeAsync(500)
      expect(t('ok')).toBe('OK')
      pressed.mockReturnValue(null)
      await jest.advanceTimersByTimeAsync(100)
      expect(t('ok')).toBe('Jawohl')
    })

    it('leave the embedded ones in place if the late response is an error, and log it', async () => {
      const { t, answer, reportError } = await loadLate()
      answer(new Response('', { status: 503 }))
      await jest.advanceTimersByTimeAsync(100)
      expect(t('ok')).toBe('OK')
      expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ code: 'REQUEST_REFUSED' }))
    })
  })

  it('send no request if translations are off', async () => {
    const sent = respondWith({ body: '{}' })
    expect((await make({ translations: false }).load())('ok')).toBe('OK')
    expect(sent).toEqual([])
  })

  describe('whose embedded ones do not load', () => {
    const lost = new TypeError('Failed to fetch dynamically imported module')
    beforeEach(() => void jest.spyOn(textTable['de']!, 'first').mockRejectedValue(lost))
    afterEach(() => void jest.restoreAllMocks())

    it('make a load fail if the service lacks a label; a later load tries again', async () => {
      respondWith({ body: '{"pix_manage_heading":"Bilderarchiv"}' })
      const { load } = make()
      await expect(load()).rejects.toBe(lost)
      await expect(load()).rejects.toBe(lost)
      jest.restoreAllMocks()
      respondWith({ body: '{"pix_manage_heading":"Bilderarchiv"}' })
      const t = await load()
      expect([t('pix_manage_heading'), t('ok')]).toEqual(['Bilderarchiv', 'OK'])
    })

    it('are not needed if the service has every label', async () => {
      respondWith({
        body: JSON.stringify(
          Object.fromEntries(
            [...coreLabels, 'pix_manage_heading', 'pix_unknown'].map(label => [label, `vom Portal: ${label}`]),
          ),
        ),
      })
      expect((await make().load())('ok')).toBe('vom Portal: ok')
    })
  })
})
