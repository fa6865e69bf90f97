import { foldName } from './foldName'

const PLAIN: Record<string, string> = { b: '1', f: '3', v: '3', w: '3', g: '4', k: '4', q: '4', l: '5', m: '6', n: '6', r: '7', s: '8', z: '8' }

/** How a German word sounds, by the Kölner Phonetik of Hans Joachim Postel (1969): Meyer, Maier and Mayr are all 67. Words without Latin letters stay as they are. */
export function colognePhonetics(word: string): string {
  const letters = foldName(word).replace(/ /g, '')
  if (!/[a-z]/.test(letters)) return letters
  const codes = [...letters].map((letter, at) => codeOf(letter, letters[at - 1] ?? '', letters[at + 1] ?? '', at === 0)).join('')
  const single = codes.replace(/(\d)\1+/g, '$1')
  return single.slice(0, 1) + single.slice(1).replace(/0/g, '')
}

function codeOf(letter: string, before: string, after: string, isFirst: boolean): string {
  if ('aeijouy'.includes(letter)) return '0'
  if (letter === 'h') return ''
  if (letter === 'p') return after === 'h' ? '3' : '1'
  if (letter === 'd' || letter === 't') return isOneOf(after, 'csz') ? '8' : '2'
  if (letter === 'x') return isOneOf(before, 'ckq') ? '8' : '48'
  if (letter === 'c' && isFirst) return isOneOf(after, 'ahkloqrux') ? '4' : '8'
  if (letter === 'c') return isOneOf(after, 'ahkoqux') && !isOneOf(before, 'sz') ? '4' : '8'
  return PLAIN[letter] ?? ''
}

function isOneOf(letter: string, letters: string): boolean {
  return letter !== '' && letters.includes(letter)
}
