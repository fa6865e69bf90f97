import type { EventRow } from '../../../src/event/overview/EventRow'
import { buildElement } from './buildElement'

const SVG = 'http://www.w3.org/2000/svg'
const DOTS = ['M12 6h.01', 'M12 12h.01', 'M12 18h.01']

function buildDots(): SVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  for (const [name, value] of Object.entries({
    width: '18',
    height: '18',
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.75',
    'aria-hidden': 'true',
  }))
    icon.setAttribute(name, value)
  for (const shape of DOTS) {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('d', shape)
    icon.append(path)
  }
  return icon
}

/** Builds the elements of one row of the overview by DOM functions only. */
export function buildEventLine(
  { isPublished, date, time, city, host, title, category }: EventRow,
  index: number,
): HTMLElement {
  const status = isPublished ? 'Veröffentlicht' : 'Nicht veröffentlicht'
  const cell = (name: string, ...content: (Element | string)[]) =>
    buildElement('div', { role: 'gridcell', class: name }, ...content)
  const button = buildElement('button', {
    type: 'button',
    'aria-haspopup': 'menu',
    'aria-expanded': 'false',
    tabindex: '-1',
    'aria-label': `Aktionen zu ${title}`,
  })
  button.append(buildDots())
  return buildElement(
    'div',
    {
      role: 'row',
      class: 'line',
      'aria-rowindex': String(index + 2),
      'aria-selected': 'false',
      tabindex: '-1',
      'data-index': String(index),
    },
    cell('mark', buildElement('input', { type: 'checkbox', tabindex: '-1', 'aria-label': `${title} markieren` })),
    cell(
      'status',
      buildElement('span', { class: isPublished ? 'dot isOn' : 'dot' }),
      buildElement('span', { class: 'statusText' }, status),
    ),
    cell('date', buildElement('span', {}, date), ...(time ? [buildElement('span', { class: 'time' }, time)] : [])),
    cell('text city', city),
    cell('text host', host),
    cell('text title', title),
    cell('text category', category),
    cell('menu', button),
  )
}
