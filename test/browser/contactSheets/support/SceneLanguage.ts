/** Language in which a scene shows its windows. */
export type SceneLanguage = 'de' | 'en' | 'pl'
