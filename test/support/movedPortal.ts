import { getResponse, http, type RequestHandler } from 'msw'

/** The default base address for each base address that the tests configure. */
const DEFAULTS = {
  '/bilder/': '/pix/',
  '/texte/': '/module/lib/framework/',
  '/kalender/': '/event/',
  '/rahmen/': '/register/',
  '/schicht/v2/': '/register-login/api/',
}

/** Returns handlers that serve a fake portal at the configured addresses instead of the default ones. */
export function movedPortal(handlers: readonly RequestHandler[]): RequestHandler[] {
  return Object.entries(DEFAULTS).map(([moved, usual]) =>
    http.all(`${moved}*`, ({ request }) => {
      const url = new URL(request.url)
      url.pathname = url.pathname.replace(moved, usual)
      return getResponse([...handlers], new Request(url, request))
    }),
  )
}
