/** Locales of the windows, by the scene's language. */
export const sceneLocales = { de: 'de_DE', en: 'en_EN', pl: 'pl_PL' } as const
