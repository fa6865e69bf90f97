import { escapeXml } from './escapeXml'

/** A refusal as XML, for a frame whose page sees no status: one element with the status and the text. */
export function errorXml(status: number, text: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<error status="${status}" type="string">${escapeXml(text)}</error>`
}
