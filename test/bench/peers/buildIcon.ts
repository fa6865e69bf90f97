import { iconShapes } from './iconShapes'

const SVG = 'http://www.w3.org/2000/svg'

/** Builds an icon in the text's colour. */
export function buildIcon(name: keyof typeof iconShapes, size: number): SVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  const attributes = {
    width: String(size),
    height: String(size),
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.75',
    'aria-hidden': 'true',
    focusable: 'false',
  }
  for (const [attribute, value] of Object.entries(attributes)) icon.setAttribute(attribute, value)
  for (const shape of iconShapes[name]) {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('d', shape)
    icon.append(path)
  }
  return icon
}
