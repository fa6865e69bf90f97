/** Every label of the language chooser. */
export const languageLabels = ['ui_language_heading', 'ui_language_failed'] as const
