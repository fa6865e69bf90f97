type LoadTexts = () => Promise<Readonly<Record<string, string>>>

/** The embedded texts by language, in two chunks: those of the frame and of the library, and those that only further windows show. */
export const bundleTable: Readonly<Record<string, readonly [LoadTexts, LoadTexts]>> = {
  de: [() => import('./bundles/germanTexts').then(module => module.germanTexts), () => import('./bundles/germanFurtherTexts').then(module => module.germanFurtherTexts)],
  en: [() => import('./bundles/englishTexts').then(module => module.englishTexts), () => import('./bundles/englishFurtherTexts').then(module => module.englishFurtherTexts)],
  pl: [() => import('./bundles/polishTexts').then(module => module.polishTexts), () => import('./bundles/polishFurtherTexts').then(module => module.polishFurtherTexts)],
}
