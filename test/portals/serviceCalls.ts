import { readFileSync } from 'node:fs'
import { html, type PortalResponse } from './PortalResponse'
import type { PortalCall } from './PortalCall'
import type { PortalContext } from './PortalContext'

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#8ab"/></svg>'

/** The file that the portal sends for every picture. The library can crop it. */
const PHOTO = 'examples/portal/seed/pictures/kaffeetasse.jpg'

/**
 * Responds to requests that are no calls of the contract. These go to the image service and the geocoder, to picture
 * files, and to the pages of the editor, the blog and the help. Returns undefined for any other request.
 */
export function answerServiceCall({ path, query }: PortalCall, { forms }: PortalContext): PortalResponse | undefined {
  if (path === '/image') return { type: 'image/svg+xml', body: DRAWING }
  if (path.startsWith('/bilder/')) return { type: 'image/jpeg', body: readFileSync(PHOTO) }
  if (path === '/geocode/search')
    return {
      type: 'application/json',
      body: JSON.stringify(
        query.get('q')?.includes('Olpe') ? [{ lat: forms.number(51.03), lon: forms.number(7.85) }] : [],
      ),
    }
  if (path.startsWith('/redaktion') || path.startsWith('/blog') || path.startsWith('/support'))
    return html(
      `<!doctype html><html lang="de"><title>Redaktion</title><link rel="icon" href="data:," /><h1>${path}</h1>`,
    )
  return undefined
}
