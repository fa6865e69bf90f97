/** A language that the windows speak, as the page's address names it. */
export type SceneLanguage = 'de' | 'en' | 'pl'
