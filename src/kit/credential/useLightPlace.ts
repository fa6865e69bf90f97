import { type RefObject, startTransition, useContext, useLayoutEffect, useState } from 'react'
import { ProgressiveContext } from '../window/useProgressive'
import { applyStyle } from './applyStyle'

// What happens in a form is no business of the page's: not a submit or a change that it would act on, nor a paste that it would forbid.
// Key and text events go on to the window, which stops them itself.
const STORED_EVENTS = ['submit', 'reset', 'change', 'paste', 'copy', 'cut', 'drop'] as const

/** The wrapper takes no more room than its content, and fills a window that wants to be filled. */
const STYLE = { display: 'flex', 'flex-direction': 'column', flex: '1 1 auto', 'min-width': '0', 'min-height': '0' }

/**
 * Makes an element of the page's own tree, a child of the host of the shadow tree that the slot stands in, and takes it away with the
 * component. Undefined until the slot is on the page.
 * @param name the slot's name, an id that nothing else on the page has
 */
export function useLightPlace(slot: RefObject<HTMLSlotElement | null>, name: string): HTMLElement | undefined {
  const isProgressive = useContext(ProgressiveContext)
  const [place, setPlace] = useState<HTMLElement>()
  useLayoutEffect(() => {
    const root = slot.current?.getRootNode()
    // Outside a shadow tree, a slot shows what it holds itself.
    const parent = root instanceof ShadowRoot ? root.host : slot.current
    if (!parent) return undefined
    const element = document.createElement('div')
    element.slot = name
    element.id = name
    element.dataset['foyerForm'] = ''
    applyStyle(STYLE)(element)
    for (const type of STORED_EVENTS) element.addEventListener(type, event => event.stopPropagation())
    const release = guardPseudoElements()
    parent.append(element)
    if (isProgressive) startTransition(() => setPlace(element))
    else setPlace(element)
    return () => {
      element.remove()
      release()
    }
  }, [slot, name, isProgressive])
  // Neither is inherited through a slot, and both may change while the window is open.
  useLayoutEffect(() => {
    const spoken = slot.current?.closest<HTMLElement>('[lang]')
    if (!place || !spoken) return
    place.lang = spoken.lang
    place.dir = spoken.dir
  })
  return place
}

// No element can style its own pseudo-elements. The three ids that nothing has make a rule stronger than those of a page.
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

/** Keeps the page's `::before`, `::placeholder` and the like off credential forms until the returned function is called; counted, and gone with the last form. */
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
