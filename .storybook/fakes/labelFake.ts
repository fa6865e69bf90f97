import { http, HttpResponse, type RequestHandler } from 'msw'
import { loadBundle } from '../../src/labels/readTexts'
import { pseudoText } from './pseudoText'

async function answer(request: Request, language: string): Promise<Response> {
  const query = new URL(request.url).searchParams
  const labels = [...query].flatMap(([name, value]) => (/^(?:labels|bricks)/.test(name) ? [value] : []))
  const texts = await loadBundle(language === 'pseudo' ? 'de' : language, labels)
  const say = language === 'pseudo' ? pseudoText : (text: string) => text
  return HttpResponse.json(
    Object.fromEntries(labels.flatMap(label => (texts[label] === undefined ? [] : [[label, say(texts[label])]]))),
  )
}

/**
 * Fakes the portal's translation service: returns the embedded texts of a language. For the pseudo-locale, returns the
 * German texts with accents and 40 % longer.
 */
export function labelFake(language: string): RequestHandler[] {
  return [
    http.get('*/getMlBricks.php', ({ request }) => answer(request, language)),
    http.get('*/event/api/ml', ({ request }) => answer(request, language)),
  ]
}
