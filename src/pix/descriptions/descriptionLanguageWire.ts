import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { sendRequest } from '../../wire/sendRequest'

/** Language of picture descriptions. */
export interface DescriptionLanguage {
  readonly Id: number
  /** Such as `de_DE`. */
  readonly Locale: string
}

const languages: v.GenericSchema<unknown, DescriptionLanguage[]> = v.array(
  v.object({ Id: v.number(), Locale: v.string() }),
)

/** GET /pix/languages: loads the languages of picture descriptions. */
export function fetchDescriptionLanguages(
  { paths }: ResolvedConfig,
  signal?: AbortSignal,
): Promise<DescriptionLanguage[]> {
  return sendRequest({ call: 'GET /pix/languages', url: `${paths.pixBase}/languages`, schema: languages, signal })
}
