import type { FastifyRequest } from 'fastify'

/** The language of the page that made a call, which the contract's calls do not say: English where its query parameter language contains EN, else German. */
export function pageLanguage(request: FastifyRequest): 'de' | 'en' {
  const { referer } = request.headers
  if (referer === undefined || !URL.canParse(referer)) return 'de'
  return new URL(referer).searchParams.get('language')?.includes('EN') ? 'en' : 'de'
}
