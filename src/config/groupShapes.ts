import type { OptionShape } from './OptionShape'

/** The options inside each group of FoyerConfig. */
export const groupShapes: Readonly<Record<string, OptionShape>> = {
  auth: { string: 'account sessionCookie', boolean: 'blogAuthor', function: 'onReset', 'string or number': 'accountId' },
  hosts: { string: 'support image editor editorAlternate editorStaging player filmSchool culture' },
  paths: { string: 'pixBase framework templates register registerLogin linkRoot documentRoot docRoot cityUrl' },
  pix: { number: 'fileSize postSize', object: 'extensions', string: 'keywordDelimiter uploadTransport', boolean: 'deleteInMeta' },
  register: { object: 'languageIds accountTypes item', boolean: 'tokenPage', string: 'appUrl termsUrl' },
  autocomplete: { number: 'debounce' },
  theme: { string: 'scheme font accent', object: 'tokens' },
}
