import type { OptionShape } from './OptionShape'

/** What each option of FoyerConfig must be. */
export const configShape = {
  string: 'language locale project customer projects nonce homeUrl errorLogUrl',
  boolean: 'createLabels translations standalone checkFields overlayClose idempotency languageSelect supportLink',
  object: 'auth checkForFields hosts paths pix register event maps autocomplete selectors callbacks theme',
  function: 'reload closeSideLayer',
  'string or object': 'container',
  'boolean or object': 'templates',
} satisfies OptionShape
