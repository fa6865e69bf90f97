import { json, type PortalResponse } from './PortalResponse'
import type { PortalCall } from './PortalCall'
import type { PortalContext } from './PortalContext'

/** Texts of the portal's own translation service, which override the library's. */
const portalTexts: Readonly<Record<string, string>> = {
  pix_manage_heading: 'Bilderschrank',
  event_overview_heading: 'Mein Kalender',
}

const MARKED_UP: Readonly<Record<string, string>> = {
  pix_manage_heading: 'Bilder<b>schrank</b>',
  event_overview_heading: '<span>Mein</span> Kalender',
}

/**
 * Responds to the calls of the translation services: getMlBricks and getMlLanguages (image-library 7.1), and
 * `/event/api/ml` (events 7.2).
 */
export function answerTextCall(
  { path, query }: PortalCall,
  { shapes, forms }: PortalContext,
): PortalResponse | undefined {
  if (path.endsWith('/getMlLanguages.php'))
    return json(
      forms.page([
        { locale: 'de_DE', name: 'Deutsch', id: forms.number(1) },
        { locale: 'en_EN', name: 'English', id: forms.number(2) },
      ]),
    )
  if (!path.endsWith('/getMlBricks.php') && path !== '/event/api/ml') return undefined
  if (shapes.labels === 'none') return json({})
  if (shapes.labels === 'list') return json([])
  const asked = [...query].flatMap(([name, value]) => (/^(labels|bricks)\[/.test(name) ? [value] : []))
  const known = shapes.labels === 'markup' ? MARKED_UP : portalTexts
  const texts = asked.map(label => [label, known[label] ?? null] as const)
  return json(Object.fromEntries(shapes.labels === 'nulls' ? texts : texts.filter(([, text]) => text !== null)))
}
