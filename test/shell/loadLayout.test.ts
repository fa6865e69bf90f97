import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { resolveConfig } from '../../src/config/resolveConfig'
import type { Runtime } from '../../src/shell/createRuntime'
import { pixWindows } from '../../src/pix/pixWindows'
import { loadLayout } from '../../src/shell/loadLayout'
import { loadServerTemplates } from '../../src/template/loadServerTemplates'
import { respondWith } from '../support/respondWith'

const entry = { templateUrl: () => '/pix/template/picmanage' } as unknown as Parameters<typeof loadLayout>[2]

/** Returns the requests for the templates of a window: method, path and posted fields. */
async function load(
  templates: NonNullable<FoyerConfig['templates']>,
  name = 'pix.manage',
  opened = entry,
): Promise<string[]> {
  const sent = respondWith({ body: '<div data-slot="list"></div>' })
  const runtime = {
    readConfig: () => resolveConfig({ templates }, new URL('http://portal.example/')),
    loadTemplates: () => Promise.resolve(loadServerTemplates),
    reportError(error: unknown) {
      throw error
    },
  } as unknown as Runtime
  await loadLayout(runtime, name, opened, new AbortController().signal)
  return Promise.all(
    sent.map(async request => `${request.method} ${new URL(request.url).pathname} ${await request.text()}`.trim()),
  )
}

it.each([
  ['PIX-WIN-01', 'pix.position', 'picposition'],
  ['PIX-WIN-02', 'pix.manage', 'picmanage'],
  ['PIX-WIN-03', 'pix.meta', 'picmeta'],
  ['PIX-WIN-04', 'pix.seriesMeta', 'picseriesmeta'],
  ['PIX-WIN-05', 'pix.fieldCheck', 'picfieldcheck'],
] as const)(
  '[%s] the template of %s is fetched by GET, or by POST with its own fields',
  async (_id, name, template) => {
    const opened = pixWindows[name] as unknown as typeof entry
    const chrome = 'GET /module/jscript/lib/cb_ui/templates/cb_ui_window.html'
    const others = { cb_ui_windows: { id: 1 }, [`${template}s`]: { id: 2 } }
    expect(await load({ pix: true, post: others }, name, opened)).toEqual([chrome, `GET /pix/template/${template}`])
    expect(await load({ pix: true, post: { ...others, [template]: { id: 7, theme: 'blau' } } }, name, opened)).toEqual([
      chrome,
      `POST /pix/template/${template} id=7&theme=blau`,
    ])
  },
)

describe('the templates of a window [UI-WIN-20]', () => {
  it('are fetched by POST with the fields that the page configures for each, else by GET', async () => {
    expect(await load({ pix: true, post: { picmanage: { id: 7 }, picmeta: { id: 8 } } })).toEqual([
      'GET /module/jscript/lib/cb_ui/templates/cb_ui_window.html',
      'POST /pix/template/picmanage id=7',
    ])
    expect(await load({ pix: true, post: { cb_ui_window: { theme: 'blau' } } })).toEqual([
      'POST /module/jscript/lib/cb_ui/templates/cb_ui_window.html theme=blau',
      'GET /pix/template/picmanage',
    ])
    expect(await load({ pix: true, post: { picmanage: { title: 'Öl & Wasser', isDraft: true } } })).toContain(
      'POST /pix/template/picmanage title=%C3%96l+%26+Wasser&isDraft=true',
    )
  })

  it('are used if the page names them in slots or post, even if their family is not turned on, but not if the family is turned off', async () => {
    expect(await load({ slots: { picmanage: { list: '#bilder' } } })).toEqual(['GET /pix/template/picmanage'])
    expect(await load({ post: { picmanage: { id: 7 } } })).toEqual(['POST /pix/template/picmanage id=7'])
    expect(await load({ register: true, slots: { cb_ui_window: { content: 'main' } } })).toEqual([
      'GET /module/jscript/lib/cb_ui/templates/cb_ui_window.html',
    ])
    expect(await load({ slots: { picmeta: { Title: '#titel' } } })).toEqual([])
    expect(await load({ pix: false, slots: { picmanage: { list: '#bilder' } } })).toEqual([])
    expect(await load({ register: true })).toEqual([])
  })
})
