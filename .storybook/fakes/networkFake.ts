import { delay, http, HttpResponse, type RequestHandler } from 'msw'

const SLOW_MS = 3000
// Only the portal's addresses. Storybook's own files load at full speed.
const PORTAL =
  /^\/(?:pix|event|register|register-login|module|image|media|pictures|page\.json|tmp_account\.json|[a-z]{2}_[A-Z]{2}\/)/

/** Returns a handler that runs before the other fakes and may respond instead of them. */
const before = (act: () => Promise<Response | undefined>) =>
  http.all('*', ({ request }) => (PORTAL.test(new URL(request.url).pathname) ? act() : undefined))

async function pause(time: number | 'infinite'): Promise<undefined> {
  await delay(time)
}

/**
 * Returns the handlers for a setting of the toolbar's network switch: a delay of 3 s, no response, or status 503. The
 * handlers run before all other fakes. The normal network has none.
 */
export function networkFake(network: unknown): RequestHandler[] {
  switch (network) {
    case 'slow':
      return [before(() => pause(SLOW_MS))]
    case 'silent':
      return [before(() => pause('infinite'))]
    case 'failing':
      return [before(async () => new HttpResponse('Das Portal ist gerade nicht erreichbar.', { status: 503 }))]
    default:
      return []
  }
}
