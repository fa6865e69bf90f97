import { resolveConfig } from '../../src/config/resolveConfig'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { textTable } from '../../src/labels/texts/textTable'
import { createLabels } from '../../src/labels/createLabels'
import { coreLabels } from '../../src/labels/coreLabels'
import { loadTexts } from '../../src/labels/readTexts'
import { answerWith } from '../support/answerWith'

function make(config: FoyerConfig = {}) {
  const reportError = jest.fn()
  const resolved = resolveConfig({ language: 'de_DE', ...config }, new URL('http://portal.example/'))
  const labels = createLabels({
    readConfig: () => resolved,
    labelsOf: name => Promise.resolve(name === 'pix.manage' ? ['pix_manage_heading', 'pix_unknown'] : []),
    reportError,
  })
  const load = async (language = 'de_DE') => {
    await labels.changeLanguage(language)
    await labels.loadNamespaces('pix.manage')
    return labels.getFixedT(null, 'pix.manage')
  }
  return { load, reportError, labels }
}

describe('the texts of a window', () => {
  it('come in one request with projects, language and labels[], the frame’s own among them [UI-LNG-09]', async () => {
    const sent = answerWith({ body: '{"pix_manage_heading":"Bilderarchiv"}' })
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
    const sent = answerWith({ body: '{"event_overview_heading":"Mein Kalender"}' })
    const labels = createLabels({
      readConfig: () =>
        resolveConfig(
          { language: 'de_DE', customer: 'uferland', projects: 'portal' },
          new URL('http://portal.example/'),
        ),
      labelsOf: () => Promise.resolve(['event_overview_heading', 'open_stage']),
      reportError: jest.fn(),
    })
    await labels.changeLanguage('de_DE')
    await labels.loadNamespaces('event.overview')
    expect(labels.getFixedT(null, 'event.overview')('event_overview_heading')).toBe('Mein Kalender')
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

  it('append ?createNewLabels when createLabels is configured [UI-LNG-10]', async () => {
    const sent = answerWith({ body: '{}' })
    await make({ createLabels: true }).load()
    expect(sent[0]!.url).toContain('getMlBricks.php?createNewLabels&')
  })

  it('are fetched once per language', async () => {
    const sent = answerWith({ body: '{}' })
    const { load } = make()
    await load()
    await load()
    await load('en_EN')
    await load('de_DE')
    expect(sent.map(request => new URL(request.url).searchParams.get('language'))).toEqual(['de_DE', 'en_EN'])
  })

  it('fall back to the embedded ones where the service knows none', async () => {
    answerWith({ body: '[]' })
    const t = await make().load('pl_PL')
    expect(t('abbrechen')).toBe('Anuluj')
  })

  it('fall back to the embedded ones when the service is away, and say so in the log', async () => {
    answerWith({ status: 500, body: 'Internal error' })
    const { load, reportError } = make()
    expect((await load())('abbrechen')).toBe('Abbrechen')
    expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ code: 'REQUEST_REFUSED' }))
  })

  it('show what is missing [UI-LNG-13]', async () => {
    answerWith({ body: '{}' })
    expect((await make().load())('pix_unknown')).toBe('translation missing: pix_unknown')
  })

  it('are plain text: a text of the service that holds HTML loses its tags, and runs nothing', async () => {
    answerWith({
      body: JSON.stringify({
        ok: 'Ja &amp; <b>gern</b><img src=x onerror="window.hacked=1">',
        pix_manage_heading: '{{a}} $t(ok)',
      }),
    })
    const t = await make().load()
    expect(t('ok')).toBe('Ja & gern')
    expect(window).not.toHaveProperty('hacked')
    expect(t('pix_manage_heading', { skipInterpolation: true })).toBe('{{a}} $t(ok)')
  })

  it('ask nobody when translations are off', async () => {
    const sent = answerWith({ body: '{}' })
    expect((await make({ translations: false }).load())('ok')).toBe('OK')
    expect(sent).toEqual([])
  })

  describe('whose embedded ones do not load', () => {
    const lost = new TypeError('Failed to fetch dynamically imported module')
    beforeEach(() => void jest.spyOn(textTable['de']!, 'first').mockRejectedValue(lost))
    afterEach(() => void jest.restoreAllMocks())

    it('are missing all together, and asked for again at the next time', async () => {
      answerWith({ body: '{"pix_manage_heading":"Bilderarchiv"}' })
      const { labels } = make()
      await expect(loadTexts(labels, 'de_DE', ['pix.manage'])).rejects.toBe(lost)
      await expect(loadTexts(labels, 'de_DE', ['pix.manage'])).rejects.toBe(lost)
      jest.restoreAllMocks()
      answerWith({ body: '{"pix_manage_heading":"Bilderarchiv"}' })
      await loadTexts(labels, 'de_DE', ['pix.manage'])
      expect([
        labels.getFixedT('de_DE', 'pix.manage')('pix_manage_heading'),
        labels.getFixedT('de_DE', 'pix.manage')('ok'),
      ]).toEqual(['Bilderarchiv', 'OK'])
    })

    it('need none of them where the service knows every label', async () => {
      answerWith({
        body: JSON.stringify(
          Object.fromEntries(
            [...coreLabels, 'pix_manage_heading', 'pix_unknown'].map(label => [label, `vom Portal: ${label}`]),
          ),
        ),
      })
      const { labels } = make()
      await loadTexts(labels, 'de_DE', ['pix.manage'])
      expect(labels.getFixedT('de_DE', 'pix.manage')('ok')).toBe('vom Portal: ok')
    })
  })
})
