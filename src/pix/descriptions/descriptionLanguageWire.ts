import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { portalNumber, portalText } from '../../wire/portalValues'
import { readableList } from '../../wire/readableList'
import { sendRequest } from '../../wire/sendRequest'

/** Language of picture descriptions. */
export interface DescriptionLanguage {
  readonly Id: number
  /** Such as `de_DE`. */
  readonly Locale: string
}

const languageSchema: v.GenericSchema<unknown, DescriptionLanguage> = v.object({ Id: portalNumber, Locale: portalText })

/** GET /pix/languages: loads the languages of picture descriptions. */
export async function fetchDescriptionLanguages(
  config: ResolvedConfig,
  signal?: AbortSignal,
): Promise<DescriptionLanguage[]> {
  const [call, url] = ['GET /pix/languages', `${config.paths.pixBase}/languages`]
  return (await sendRequest({ call, url, schema: readableList(config, call, url, languageSchema), signal })).entries
}
