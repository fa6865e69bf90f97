/// <reference types="vite/client" />
import { http, HttpResponse, type RequestHandler } from 'msw'
import { registerTexts } from '../../examples/portal/server/registerLogin/texts/registerTexts'
import { templateFiles } from '../../examples/portal/server/templates/templateFiles'

const files = import.meta.glob<string>('../../examples/portal/server/templates/**/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const FOLDER = '../../examples/portal/server/templates'

/** Fills the portal's German texts into a template. Other markers, such as the account's data, become empty. */
function read(file: string): Response {
  const html = files[`${FOLDER}/${file}`]
  if (html === undefined) return new HttpResponse('Not found', { status: 404 })
  const texts: Readonly<Record<string, string>> = registerTexts('de')
  return HttpResponse.html(html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => texts[name] ?? ''))
}

// Both intro layers have the same template.
const SHARED: Readonly<Record<string, string>> = {
  register_tmp_account_basic_intro_layer: 'register_tmp_account_intro_layer',
}

/** Returns the template of the layer that the request names, or undefined if the request names no layer. */
const readLayer = (request: Request) => {
  const layer = new URL(request.url).searchParams.get('m')
  return layer?.endsWith('_layer') ? read(`layers/${SHARED[layer] ?? layer}.html`) : undefined
}

/** Fakes the reference portal's templates: each address responds with the file that the portal itself serves. */
export function templateFake(): RequestHandler[] {
  return [
    ...Object.entries(templateFiles).map(([address, file]) => http.all(`*${address}`, () => read(file))),
    http.all('*/register/templates/frame.php', ({ request }) =>
      read(`register/${new URL(request.url).searchParams.get('content') ?? ''}.html`),
    ),
    http.get('*/register-login/api/*', ({ request }) => readLayer(request)),
  ]
}
