import { html, type PortalResponse } from './PortalResponse'
import type { PortalContext } from './PortalContext'
import { configuredChoices } from './registerTemplates'
import { templateSelectors } from './templateCalls'

/** Returns the page's configuration, as an integrator would write it for this portal. */
function pageConfig({ shapes, accountId, state }: PortalContext): Record<string, unknown> {
  const member = state.members.find(({ id }) => id === accountId)
  return {
    language: 'de_DE',
    project: 'kulturkreis',
    customer: 'kulturkreis',
    checkFields: true,
    ...(member && {
      auth: {
        account: member.account,
        accountId: member.id,
        ...(member.isBlogAuthor && { blogAuthor: true }),
        sessionCookie: 'KKSESSID',
      },
    }),
    pix: { uploadTransport: shapes.upload.startsWith('xml') ? 'frame' : 'fetch', deleteInMeta: true },
    event: {
      translation: true,
      translationPl: true,
      ...(shapes.systems !== 'none' && { categorySystem: Number(shapes.systems) }),
    },
    autocomplete: { debounce: 50 },
    blog: {
      tags: [
        { id: 5, name: 'Aus den Museen' },
        { id: 6, name: 'Vor Ort' },
      ],
    },
    templates: shapes.templates !== 'off' && (shapes.templates === 'selector' ? { slots: templateSelectors } : true),
    ...(shapes.choices === 'configured' && { register: configuredChoices }),
  }
}

/** Returns a page of the portal with the library, as in the integrator's guide. */
export function hostPage(context: PortalContext): PortalResponse {
  const config = JSON.stringify(pageConfig(context)).replaceAll('<', '\\u003c')
  return html(`<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <title>Kulturkreis</title>
    <link rel="icon" href="data:," />
    <script type="application/json" data-foyer-config>${config}</script>
    <script src="/foyer/foyer.js" defer></script>
  </head>
  <body>
    <h1>Kulturkreis</h1>
    <button type="button" data-foyer="pix.select">Bild wählen</button>
    <button type="button" data-foyer="register.login">Anmelden</button>
    <button type="button" data-foyer="event.overview">Mein Kalender</button>
    <output></output>
    <script>
      addEventListener('foyer:result', event => {
        document.querySelector('output').textContent = JSON.stringify(event.detail ?? null)
      })
    </script>
  </body>
</html>`)
}
