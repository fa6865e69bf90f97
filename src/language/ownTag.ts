import { languageCode, languageTag } from '../labels/languageTag'
import type { Language } from './languageWire'

/** The BCP 47 tag of a language whose name is a word of its own, such as 'Polski'; undefined where the portal names it in another, such as 'Polnisch'. */
export function ownTag({ locale, name }: Pick<Language, 'locale' | 'name'>): string | undefined {
  const code = languageCode(locale)
  // Whatever the portal calls a locale: Intl refuses what can't be a language.
  if (!/^[a-z]{2,3}$/.test(code)) return undefined
  const own = new Intl.DisplayNames(code, { type: 'language' }).of(code)
  return own?.toLowerCase() === name.trim().toLowerCase() ? languageTag(locale) : undefined
}
