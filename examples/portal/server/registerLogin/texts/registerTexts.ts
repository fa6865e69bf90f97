import type { Language } from '../LayerCall'
import { english } from './english'
import { german } from './german'
import { polish } from './polish'

const TEXTS: Readonly<Record<Language, Readonly<Record<RegisterText, string>>>> = {
  de: german,
  en: english,
  pl: polish,
}

/** Key of a text about accounts. */
export type RegisterText = keyof typeof german

/** Returns every text about accounts in a language. */
export function registerTexts(language: Language): Readonly<Record<RegisterText, string>> {
  return TEXTS[language]
}
