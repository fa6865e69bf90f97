import type { KeywordTexts } from '../../../src/kit/field/KeywordList'

/** German texts for a keyword list. */
export const keywordTexts: KeywordTexts = {
  add: 'Hinzufügen',
  assigned: 'Vorgegebene Schlagwörter',
  remove: keyword => `Schlagwort ${keyword} entfernen`,
  added: keywords => `Hinzugefügt: ${keywords}`,
  removed: keyword => `Entfernt: ${keyword}`,
}
