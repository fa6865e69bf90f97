/** The languages of scenes as the windows are told them. */
export const sceneLocales = { de: 'de_DE', en: 'en_EN', pl: 'pl_PL' } as const
