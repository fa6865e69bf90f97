import * as v from 'valibot'
import type { ResolvedConfig } from '../config/resolveConfig'
import { portalText } from '../wire/portalValues'
import { readableList } from '../wire/readableList'
import { sendRequest } from '../wire/sendRequest'

/** A language of the portal. */
export interface Language {
  /** Such as `de_DE`. */
  readonly locale: string
  readonly name: string
  readonly id: number
}

const languageSchema: v.GenericSchema<unknown, Language> = v.object({
  locale: v.pipe(v.string(), v.minLength(2)),
  name: portalText,
  id: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
})

/** Fetches the languages of the portal's translation service (image-library 7.1). */
export async function fetchLanguages(config: ResolvedConfig, signal?: AbortSignal): Promise<readonly Language[]> {
  const [call, url] = ['GET getMlLanguages.php', `${config.paths.framework}/getMlLanguages.php`]
  const schema = readableList(config, call, url, languageSchema)
  return (await sendRequest({ call, url, query: { projects: config.projects }, schema, signal })).entries
}
