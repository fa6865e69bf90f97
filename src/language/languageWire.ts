import * as v from 'valibot'
import type { ResolvedConfig } from '../config/resolveConfig'
import { sendRequest } from '../wire/sendRequest'

/** A language that the portal speaks. */
export interface Language {
  /** Such as `de_DE`. */
  readonly locale: string
  readonly name: string
  readonly id: number
}

const languages = v.array(
  v.object({
    locale: v.pipe(v.string(), v.minLength(2)),
    name: v.string(),
    id: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  }),
)

/** Fetches the languages of the portal's translation service (image-library 7.1). */
export function fetchLanguages(config: ResolvedConfig, signal?: AbortSignal): Promise<readonly Language[]> {
  return sendRequest({
    call: 'GET getMlLanguages.php',
    url: `${config.paths.framework}/getMlLanguages.php`,
    query: { projects: config.projects },
    schema: languages,
    signal,
  })
}
