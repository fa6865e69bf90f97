import type { OptionShape } from './OptionShape'

/** The options inside each group of FoyerConfig; checked when the frame is there, so that the boot file stays small. */
export const groupShapes: Readonly<Record<string, OptionShape>> = {
  auth: { string: 'account', 'string or number': 'accountId' },
  hosts: { string: 'support image' },
  paths: { string: 'pixBase framework templates' },
  pix: { number: 'fileSize postSize', object: 'extensions', string: 'keywordDelimiter uploadTransport', boolean: 'deleteInMeta' },
  theme: { string: 'scheme font accent', object: 'tokens' },
}
