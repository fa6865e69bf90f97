import { parseHexColor } from './parseHexColor'

/** The contrast of two hex colours from 1 to 21, as WCAG 2.2 defines it; NaN when one cannot be read. */
export function contrastRatio(first: string, second: string): number {
  const [lower = 0, higher = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

function luminance(color: string): number {
  const parts = parseHexColor(color)
  if (!parts) return Number.NaN
  const [red = 0, green = 0, blue = 0] = parts.map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
