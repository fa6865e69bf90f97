import { diagnose } from '../../../src/api/diagnose/diagnose'
import { configuredHosts } from '../../../src/api/diagnose/checkHost'
import { checkTemplates } from '../../../src/api/diagnose/checkTemplates'
import { checkTrustedTypes } from '../../../src/api/diagnose/contentPolicy'
import type { Foyer } from '../../../src/api/Foyer'
import { FoyerError } from '../../../src/lib/FoyerError'
import { templateReport } from '../../../src/template/templateReport'

const foyer = { version: '1.2.3', pix: {} } as Foyer

test('diagnose distinguishes a bundled copy from the copy of a script tag, and reports an incomplete account and a replaced <dialog>', async () => {
  document.body.innerHTML =
    '<script src="https://cdn.example/a/foyer.js?v=2"></script><script src="/shop/myfoyer.js"></script>'
  ;(window as unknown as Record<string, unknown>)['foyer'] = { version: '1.0.0', pix: {} }
  const table = jest.spyOn(console, 'table').mockImplementation(() => {})
  const fetching = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  const { build, copies, checks, from } = await diagnose(foyer, () => ({ auth: { account: 'eva' } }))
  expect([build, from]).toEqual(['package', undefined])
  expect(copies).toEqual([
    { version: '1.2.3', from: undefined, isThis: true },
    { version: '1.0.0', from: 'https://cdn.example/a/foyer.js?v=2', isThis: false },
  ])
  expect(checks.account).toMatchObject({ status: 'limited', found: 'account without accountId' })
  expect(checks.dialog?.found).toBe("<dialog> was replaced by the page's script")
  expect(table).toHaveBeenCalledWith(checks, ['status', 'found', 'advice'])
  fetching.mockRestore()
  table.mockRestore()
  delete (window as unknown as Record<string, unknown>)['foyer']
})

test('diagnose checks each host to which Foyer sends requests, except the page’s own, once for each directive', () => {
  const hosts = configuredHosts({
    hosts: {
      image: 'https://img.example/image',
      editor: 'https://edit.example',
      support: 'https://help.example',
      player: '/player',
      pictureEditor: 'https://pictures.example',
    },
    paths: { pixBase: 'https://api.example/pix', cityUrl: 'https://api.example/city', framework: '/module' },
    pix: { deleteSeries: 'https://series.example/delete' },
    maps: { scriptUrl: 'https://maps.example/js' },
    errorLogUrl: 'not an address://',
  })
  expect(hosts).toEqual([
    { origin: 'https://img.example', options: ['hosts.image'], directive: 'img-src' },
    { origin: 'https://edit.example', options: ['hosts.editor'], directive: 'frame-src' },
    { origin: 'https://api.example', options: ['paths.pixBase', 'paths.cityUrl'], directive: 'connect-src' },
    { origin: 'https://maps.example', options: ['maps.scriptUrl'], directive: 'script-src' },
    { origin: 'https://series.example', options: ['pix.deleteSeries'], directive: 'connect-src' },
  ])
})

test.each([
  [["script-src 'self'"], 'ok'],
  [["require-trusted-types-for 'script'"], 'ok'],
  [["require-trusted-types-for 'script'; trusted-types dompurify foyer"], 'ok'],
  [["require-trusted-types-for 'script'; trusted-types *"], 'ok'],
  [["require-trusted-types-for 'script'; trusted-types dompurify"], 'problem'],
  [["require-trusted-types-for 'script'; trusted-types foyer", 'trusted-types other'], 'problem'],
  [undefined, 'limited'],
])('the check of Trusted Types under the policies %j has the status %s', (policies, status) => {
  Object.assign(window, { trustedTypes: {} })
  expect(checkTrustedTypes(policies).status).toBe(status)
  Reflect.deleteProperty(window, 'trustedTypes')
})

test('diagnose reports unreadable options as a problem, and still reports the other checks', async () => {
  const table = jest.spyOn(console, 'table').mockImplementation(() => {})
  const fetching = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  const { problems, checks } = await diagnose(foyer, () => {
    throw Object.assign(new Error('Foyer: data-foyer-config is not valid JSON. Correct it.'), {
      code: 'CONFIG_BAD_JSON',
    })
  })
  expect(problems).toContain('options')
  expect(checks.options).toEqual({
    status: 'problem',
    found: 'CONFIG_BAD_JSON',
    advice: 'Foyer: data-foyer-config is not valid JSON. Correct it.',
  })
  expect(checks.localStorage?.status).toBe('ok')
  fetching.mockRestore()
  table.mockRestore()
})

test('diagnose reports a template as limited if it failed, has no slots or has unknown slots, and says what to do', async () => {
  const used = { status: 'used', slots: ['filter', 'list'], unknown: [] } as const
  templateReport.set('picmeta', { ...used, found: new Map() })
  templateReport.set('userpass', { ...used, found: new Map([['account', 'name']]) })
  templateReport.set('picmanage', {
    ...used,
    found: new Map([
      ['list', 'data-slot'],
      ['filtre', 'data-slot'],
    ]),
    unknown: ['filtre'],
  })
  templateReport.set('cb_ui_window', { status: 'failed', error: new FoyerError('REQUEST_REFUSED', 'it is missing.') })
  expect(await checkTemplates()).toEqual({
    'template picmeta': {
      status: 'limited',
      found: 'no slots; the built-in layout shows',
      advice: 'Add data-slot to its elements, or configure templates.slots.',
    },
    'template userpass': { status: 'ok', found: 'account: name', advice: '' },
    'template picmanage': {
      status: 'limited',
      found: 'list: data-slot; unknown: filtre',
      advice:
        'Correct the unknown names, because their elements are removed. The slots of this window are filter, list.',
    },
    'template cb_ui_window': { status: 'limited', found: 'REQUEST_REFUSED', advice: 'Foyer: it is missing.' },
  })
  templateReport.clear()
})
