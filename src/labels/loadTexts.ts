import type { i18n } from 'i18next'

/** Loads the texts of windows in a language, those that are not here yet; what did not come before is asked for again. It throws why texts did not come. */
export async function loadTexts(labels: i18n, language: string, windowNames: readonly string[]): Promise<void> {
  const findMissing = () => windowNames.filter(windowName => !labels.hasResourceBundle(language, windowName))
  if (findMissing().length === 0) return
  await new Promise<void>((resolve, reject) => {
    // What failed once, i18next asks for again by no other call. It tells also of what failed for others at the same time.
    void labels.reloadResources(language, findMissing(), (causes?: readonly Error[]) => (causes && findMissing().length > 0 ? reject(causes[0]) : resolve()))
  })
}
