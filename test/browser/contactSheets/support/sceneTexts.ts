import { readFileSync } from 'node:fs'
import { registerTexts } from '../../../../examples/portal/server/registerLogin/texts/registerTexts'
import { englishAccountTexts } from '../../../../src/labels/bundles/englishAccountTexts'
import { englishEventTexts } from '../../../../src/labels/bundles/englishEventTexts'
import { englishFurtherTexts } from '../../../../src/labels/bundles/englishFurtherTexts'
import { englishTexts } from '../../../../src/labels/bundles/englishTexts'
import { germanAccountTexts } from '../../../../src/labels/bundles/germanAccountTexts'
import { germanEventTexts } from '../../../../src/labels/bundles/germanEventTexts'
import { germanFurtherTexts } from '../../../../src/labels/bundles/germanFurtherTexts'
import { germanTexts } from '../../../../src/labels/bundles/germanTexts'
import { polishAccountTexts } from '../../../../src/labels/bundles/polishAccountTexts'
import { polishEventTexts } from '../../../../src/labels/bundles/polishEventTexts'
import { polishFurtherTexts } from '../../../../src/labels/bundles/polishFurtherTexts'
import { polishTexts } from '../../../../src/labels/bundles/polishTexts'
import { sceneLocales } from './sceneLocales'
import type { SceneLanguage } from './SceneLanguage'

type Texts = Readonly<Record<string, string>>

const BUNDLES: Readonly<Record<SceneLanguage, Texts>> = {
  de: { ...germanTexts, ...germanFurtherTexts, ...germanAccountTexts, ...germanEventTexts },
  en: { ...englishTexts, ...englishFurtherTexts, ...englishAccountTexts, ...englishEventTexts },
  pl: { ...polishTexts, ...polishFurtherTexts, ...polishAccountTexts, ...polishEventTexts },
}
// The portal's own words win over those that the library brings.
const PORTAL = JSON.parse(readFileSync('examples/portal/seed/translations.json', 'utf8')) as Readonly<Record<string, Texts>>

/** Every text of the windows by its key, in the reference portal's words. */
export const sceneTexts = (language: SceneLanguage): Texts => ({ ...BUNDLES[language], ...registerTexts(language), ...PORTAL[sceneLocales[language]] })
