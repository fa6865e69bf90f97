/** Language of the windows, as in the page's address. */
export type SceneLanguage = 'de' | 'en' | 'pl'
