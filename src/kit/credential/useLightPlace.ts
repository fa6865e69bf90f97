// Puts a credential form in the page's own tree (light DOM), although the window around it is a shadow tree. Problem:
// several password managers don't look into shadow trees, so they would not see the fields of the form. Idea: the form
// is a child of the window's host element, and a `<slot>` shows the form at its position inside the window. React
// renders the form there through a portal, so context and state work as usual. In the page's tree the page's styles and
// listeners apply. So every element gets important inline styles (`applyStyle.ts`), a style sheet resets
// pseudo-elements, and events such as `submit` and `paste` stop at the wrapper.

import { type RefObject, useLayoutEffect, useState } from 'react'
import { applyStyle } from './applyStyle'

// The page must not react to events in a form: not to a submit or a change, and it must not block a paste. Key and text
// events bubble up to the window's host, which stops them.
const STOPPED_EVENTS = ['submit', 'reset', 'change', 'paste', 'copy', 'cut', 'drop'] as const

/** Style of the wrapper: it grows or shrinks from the size of its content, to fit the window. */
const STYLE = { display: 'flex', 'flex-direction': 'column', flex: '1 1 auto', 'min-width': '0', 'min-height': '0' }

/**
 * Creates an element in the page's own tree, as a child of the slot's shadow host, and removes it when the component
 * unmounts. Returns the element; undefined until the slot is on the page.
 * @param name the slot's name, also the element's id, unique on the page
 */
export function useLightPlace(slot: RefObject<HTMLSlotElement | null>, name: string): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>()
  useLayoutEffect(() => {
    const root = slot.current?.getRootNode()
    // Outside a shadow tree, the slot itself is the parent, because it shows its own children.
    const parent = root instanceof ShadowRoot ? root.host : slot.current
    if (!parent) return undefined
    const element = document.createElement('div')
    element.slot = name
    element.id = name
    element.dataset['foyerForm'] = ''
    applyStyle(STYLE)(element)
    for (const type of STOPPED_EVENTS) element.addEventListener(type, event => event.stopPropagation())
    const release = guardPseudoElements()
    parent.append(element)
    setPlace(element)
    return () => {
      element.remove()
      release()
    }
  }, [slot, name])
  // A slotted element inherits `lang` and `dir` from the page, and not from the window. Copied after each render,
  // because both may change.
  useLayoutEffect(() => {
    const spoken = slot.current?.closest<HTMLElement>('[lang]')
    if (!place || !spoken) return
    place.lang = spoken.lang
    place.dir = spoken.dir
  })
  return place
}

// Inline styles can't reach pseudo-elements. The ids in `:not`, which no element has, make the rules more specific
// than those of a page.
const ANY = ':is([data-foyer-form], [data-foyer-form] *):not(#\\_#\\_#\\_)'
const RULES = `
${ANY}::before, ${ANY}::after { content: none !important; }
${ANY}::first-letter, ${ANY}::first-line { all: unset !important; }
${ANY}::placeholder { all: unset !important; color: var(--foyer-text-soft) !important; -webkit-text-security: none !important; }
${ANY}::selection { background: var(--foyer-accent) !important; color: var(--foyer-on-accent) !important; text-shadow: none !important; }
${ANY}::-ms-reveal { display: none !important; }
`

let sheet: CSSStyleSheet | undefined
let users = 0

/**
 * Protects the pseudo-elements of credential forms from the page's styles until the returned function is called. Counts
 * the forms, and removes the sheet after the last one.
 */
function guardPseudoElements(): () => void {
  if (users++ === 0) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(RULES)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  return () => {
    if (--users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  }
}
