import { readFileSync } from 'node:fs'
import { registerTexts } from '../../../../examples/portal/server/registerLogin/texts/registerTexts'
import { englishAccountTexts } from '../../../../src/labels/texts/en/accounts'
import { englishEventTexts } from '../../../../src/labels/texts/en/events'
import { englishFurtherTexts } from '../../../../src/labels/texts/en/pictures'
import { englishTexts } from '../../../../src/labels/texts/en/library'
import { germanAccountTexts } from '../../../../src/labels/texts/de/accounts'
import { germanEventTexts } from '../../../../src/labels/texts/de/events'
import { germanFurtherTexts } from '../../../../src/labels/texts/de/pictures'
import { germanTexts } from '../../../../src/labels/texts/de/library'
import { polishAccountTexts } from '../../../../src/labels/texts/pl/accounts'
import { polishEventTexts } from '../../../../src/labels/texts/pl/events'
import { polishFurtherTexts } from '../../../../src/labels/texts/pl/pictures'
import { polishTexts } from '../../../../src/labels/texts/pl/library'
import { sceneLocales } from './sceneLocales'
import type { SceneLanguage } from './SceneLanguage'

type Texts = Readonly<Record<string, string>>

const BUNDLES: Readonly<Record<SceneLanguage, Texts>> = {
  de: { ...germanTexts, ...germanFurtherTexts, ...germanAccountTexts, ...germanEventTexts },
  en: { ...englishTexts, ...englishFurtherTexts, ...englishAccountTexts, ...englishEventTexts },
  pl: { ...polishTexts, ...polishFurtherTexts, ...polishAccountTexts, ...polishEventTexts },
}
// The portal's texts override those of the library.
const PORTAL = JSON.parse(readFileSync('examples/portal/seed/translations.json', 'utf8')) as Readonly<
  Record<string, Texts>
>

/** Returns every text of the windows by its key, as the reference portal shows it. */
export const sceneTexts = (language: SceneLanguage): Texts => ({
  ...BUNDLES[language],
  ...registerTexts(language),
  ...PORTAL[sceneLocales[language]],
})

/** Repeats a text, with a space between the copies. */
export const repeatText = (text: string, times: number): string => Array.from({ length: times }, () => text).join(' ')
