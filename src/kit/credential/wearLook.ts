import type { Look } from './Look'

// `all` covers neither of the first two; a page may set both on every element.
const GROUND: Look = { direction: 'inherit', 'unicode-bidi': 'normal', 'box-sizing': 'border-box' }

const worn = new WeakMap<Element, string>()

/**
 * Dresses an element so that no style of the page reaches it, nor a style policy stops it: every property is set on the element itself,
 * as important; what the look doesn't name is inherited or initial. A React ref: `ref={wearLook(look)}`.
 */
export function wearLook(look: Look): (element: HTMLElement | null) => void {
  return element => {
    const text = JSON.stringify(look)
    if (!element || worn.get(element) === text) return
    worn.set(element, text)
    element.style.setProperty('all', 'unset', 'important')
    for (const [property, value] of Object.entries({ ...GROUND, ...look })) element.style.setProperty(property, value, 'important')
  }
}
