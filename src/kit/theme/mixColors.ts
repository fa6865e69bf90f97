import { parseHexColor } from './parseHexColor'

/** Mixes two hex colours; `share` from 0 to 1 is the part of the second one. A colour that cannot be read is returned as it is. */
export function mixColors(first: string, second: string, share: number): string {
  const one = parseHexColor(first)
  const two = parseHexColor(second)
  if (!one || !two) return first
  const mixed = one.map((value, index) => Math.round(value + ((two[index] ?? 0) - value) * share))
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}
