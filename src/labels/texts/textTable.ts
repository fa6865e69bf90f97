type LoadTexts = () => Promise<Readonly<Record<string, string>>>

/** The embedded texts of a language, in chunks. */
interface LanguageTexts {
  /** The texts of the core and of the picture library's own window. */
  readonly first: LoadTexts
  /** The texts of the other picture windows, and of parts of the picture library that load late. */
  readonly further: LoadTexts
  /** The texts of accounts, the editor overlay, blog posts and the deletion of articles. */
  readonly accounts: LoadTexts
  /** The texts of event management. */
  readonly events: LoadTexts
}

/** The embedded texts by language. */
export const textTable: Readonly<Record<string, LanguageTexts>> = {
  de: {
    first: () => import('./de/library').then(module => module.germanTexts),
    further: () => import('./de/pictures').then(module => module.germanFurtherTexts),
    accounts: () => import('./de/accounts').then(module => module.germanAccountTexts),
    events: () => import('./de/events').then(module => module.germanEventTexts),
  },
  en: {
    first: () => import('./en/library').then(module => module.englishTexts),
    further: () => import('./en/pictures').then(module => module.englishFurtherTexts),
    accounts: () => import('./en/accounts').then(module => module.englishAccountTexts),
    events: () => import('./en/events').then(module => module.englishEventTexts),
  },
  pl: {
    first: () => import('./pl/library').then(module => module.polishTexts),
    further: () => import('./pl/pictures').then(module => module.polishFurtherTexts),
    accounts: () => import('./pl/accounts').then(module => module.polishAccountTexts),
    events: () => import('./pl/events').then(module => module.polishEventTexts),
  },
}
