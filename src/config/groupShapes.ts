import type { OptionShape } from './OptionShape'

/** The options inside each group of FoyerConfig. */
export const groupShapes: Readonly<Record<string, OptionShape>> = {
  auth: { string: 'account sessionCookie', boolean: 'blogAuthor', function: 'onReset', 'string or number': 'accountId' },
  hosts: { string: 'support image editor editorAlternate editorStaging player filmSchool culture stage pictureEditor' },
  paths: { string: 'pixBase framework templates register registerLogin linkRoot documentRoot docRoot addressBase cityUrl' },
  pix: { number: 'fileSize postSize', object: 'extensions', string: 'keywordDelimiter uploadTransport', boolean: 'deleteInMeta' },
  register: { object: 'languageIds accountTypes item', boolean: 'tokenPage', string: 'appUrl termsUrl' },
  event: { boolean: 'topicsTab translation translationPl', object: 'keywordSuggestions', string: 'defaultKeyword', number: 'defaultCategory categorySystem pictureEditorId', function: 'getStageToken' },
  maps: { string: 'geocoderUrl scriptUrl' },
  autocomplete: { number: 'debounce' },
  theme: { string: 'scheme font accent', object: 'tokens' },
}
