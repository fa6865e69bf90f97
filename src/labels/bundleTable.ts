type LoadTexts = () => Promise<Readonly<Record<string, string>>>

/** The embedded texts of a language, in chunks. */
interface Bundle {
  /** Those of the frame and of the library. */
  readonly first: LoadTexts
  /** Those that only further picture windows show. */
  readonly further: LoadTexts
  /** Those of accounts, the editor overlay and blog posts. */
  readonly accounts: LoadTexts
  /** Those of event management. */
  readonly events: LoadTexts
}

/** The embedded texts by language. */
export const bundleTable: Readonly<Record<string, Bundle>> = {
  de: {
    first: () => import('./bundles/germanTexts').then(module => module.germanTexts),
    further: () => import('./bundles/germanFurtherTexts').then(module => module.germanFurtherTexts),
    accounts: () => import('./bundles/germanAccountTexts').then(module => module.germanAccountTexts),
    events: () => import('./bundles/germanEventTexts').then(module => module.germanEventTexts),
  },
  en: {
    first: () => import('./bundles/englishTexts').then(module => module.englishTexts),
    further: () => import('./bundles/englishFurtherTexts').then(module => module.englishFurtherTexts),
    accounts: () => import('./bundles/englishAccountTexts').then(module => module.englishAccountTexts),
    events: () => import('./bundles/englishEventTexts').then(module => module.englishEventTexts),
  },
  pl: {
    first: () => import('./bundles/polishTexts').then(module => module.polishTexts),
    further: () => import('./bundles/polishFurtherTexts').then(module => module.polishFurtherTexts),
    accounts: () => import('./bundles/polishAccountTexts').then(module => module.polishAccountTexts),
    events: () => import('./bundles/polishEventTexts').then(module => module.polishEventTexts),
  },
}
