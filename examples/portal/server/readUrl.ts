import { StartError } from './StartError'

/** The address in an environment variable, if it is set. Throws StartError for one of another scheme. */
export function readUrl(name: string, text: string | undefined, schemes: string[]): string | undefined {
  if (!text) return undefined
  if (URL.canParse(text) && schemes.includes(new URL(text).protocol)) return text
  throw new StartError(`The environment variable ${name} must be an address that begins with ${schemes.join('// or ')}//.`)
}
