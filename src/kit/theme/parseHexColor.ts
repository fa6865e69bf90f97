/** Reads `#rgb` or `#rrggbb` into red, green and blue from 0 to 255; undefined for any other text. */
export function parseHexColor(text: string): readonly [red: number, green: number, blue: number] | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text)
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text)
  const [, red, green, blue] = short?.map((part, index) => (index === 0 ? part : part + part)) ?? long ?? []
  if (red === undefined || green === undefined || blue === undefined) return undefined
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}
