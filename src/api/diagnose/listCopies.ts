import type { Foyer } from '../Foyer'
import type { DiagnosisCopy } from './Diagnosis'

const FILE = /\/foyer(?:\.umd)?\.js$/

/** Lists the copies of Foyer on the page: this one, the page's global, and every script tag of a Foyer file. */
export function listCopies(foyer: Foyer, tag: HTMLScriptElement | null | undefined): DiagnosisCopy[] {
  const global = (window as unknown as { foyer?: Partial<Foyer> }).foyer
  const isGlobalOther = global !== foyer && !!global?.pix
  const scripts = [...document.scripts].filter(script => script !== tag && FILE.test(script.src.split(/[?#]/)[0]!))
  const others: DiagnosisCopy[] = scripts.map(({ src }) => ({ version: undefined, from: src, isThis: false }))
  // Which tag made the global is not known where there are several.
  if (isGlobalOther) others[0] = { version: global.version, from: others.length === 1 ? others[0]?.from : undefined, isThis: false }
  return [{ version: foyer.version, from: tag?.src || undefined, isThis: true }, ...others]
}
