/** The embedded texts by language, each in a chunk of its own. */
export const bundleTable: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>> = {
  de: () => import('./bundles/germanTexts').then(module => module.germanTexts),
  en: () => import('./bundles/englishTexts').then(module => module.englishTexts),
  pl: () => import('./bundles/polishTexts').then(module => module.polishTexts),
}
