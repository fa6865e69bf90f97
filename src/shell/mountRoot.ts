import type { ContextType } from 'react'
import { __PRIVATE__, type StyleSheetContext } from 'styled-components'
import type { ResolvedConfig } from '../config/resolveConfig'
import { themeCss } from '../kit/theme/themeCss'

type StyleSheetOfComponents = InstanceType<typeof __PRIVATE__.StyleSheet>

/** Puts rules into one constructed sheet, in the order of their components' groups, as styled-components does with a style element. */
function groupsOf(css: CSSStyleSheet): NonNullable<StyleSheetOfComponents['tag']> {
  const sizes: number[] = []
  // Asked for each component at its first drawing: no copies are made.
  const startOf = (group: number) => {
    let start = 0
    for (let before = 0; before < group; before += 1) start += sizes[before] ?? 0
    return start
  }
  const tag = {
    get length() {
      return css.cssRules.length
    },
    insertRule(index: number, rule: string) {
      try {
        css.insertRule(rule, index)
        return true
      } catch {
        // One for another browser, such as its own pseudo-element.
        return false
      }
    },
    deleteRule: (index: number) => css.deleteRule(index),
    getRule: (index: number) => css.cssRules[index]?.cssText ?? '',
  }
  return {
    tag,
    groupSizes: new Uint32Array(),
    get length() {
      return sizes.length
    },
    insertRules(group, rules) {
      const start = startOf(group)
      for (const rule of rules) {
        const size = sizes[group] ?? 0
        if (tag.insertRule(start + size, rule)) sizes[group] = size + 1
      }
    },
    clearGroup(group) {
      const start = startOf(group)
      for (let left = sizes[group] ?? 0; left > 0; left -= 1) css.deleteRule(start)
      sizes[group] = 0
    },
    getGroup: group =>
      Array.from({ length: sizes[group] ?? 0 }, (_, index) => tag.getRule(startOf(group) + index)).join('\n'),
  }
}

type StyleContext = ContextType<typeof StyleSheetContext>

/** Wraps a component's styles as they were written: the browser reads nested rules itself. */
const nestStyles: StyleContext['stylis'] = Object.assign(
  (styles: string, selector = '', atRule?: string) => [`${atRule ? `${atRule} ` : ''}${selector}{${styles}}`],
  { hash: '' },
)

interface ComponentStyles {
  /** What styled-components asks where rules go and how they are written. */
  readonly context: StyleContext
  /** For the shadow root. */
  readonly css: CSSStyleSheet
}

let shared: ComponentStyles | undefined

/**
 * The rules of every component that was drawn so far, in one sheet that all roots adopt: a window that opens again makes none anew,
 * and no policy of the page is asked for a style element.
 */
export function componentStyles(): ComponentStyles {
  if (!shared) {
    const css = new CSSStyleSheet()
    const sheet = new __PRIVATE__.StyleSheet()
    sheet.tag = groupsOf(css)
    shared = { context: { styleSheet: sheet, stylis: nestStyles }, css }
  }
  return shared
}

/** Key and text events that a page's hotkeys listen for; pointer, mouse, click and focus events must go on, or widgets break. */
const STORED_EVENTS = ['keydown', 'keyup', 'keypress', 'beforeinput', 'input'] as const

/** The place of one isolated root on the page. */
export interface RootMount {
  readonly shadow: ShadowRoot
  /** Where React renders. */
  readonly container: HTMLElement
  /** Whether the root is still on the page. */
  isThere(): boolean
  /** Takes the root off the page again. */
  remove(): void
}

function adoptTheme(shadow: ShadowRoot, config: ResolvedConfig, place: Element): void {
  const sheet = new CSSStyleSheet()
  // A page may enlarge itself: lengths of the viewport would grow with it, and a window be cut off.
  sheet.replaceSync(`${themeCss(config.theme)}:host { zoom: ${1 / place.currentCSSZoom} !important; }`)
  shadow.adoptedStyleSheets = [componentStyles().css, sheet]
}

/** Adds the host element of one root, at the end of the body or in an area of the page's: an open shadow tree with the theme, whose typing the page doesn't hear. */
export function mountRoot(config: ResolvedConfig, area?: Element): RootMount {
  // A frameset is a page's body too, and shows nothing but frames.
  const place = area ?? document.querySelector('body') ?? document.documentElement
  const host = document.createElement('foyer-root')
  const shadow = host.attachShadow({ mode: 'open' })
  adoptTheme(shadow, config, place)
  const container = document.createElement('div')
  shadow.append(container)
  for (const type of STORED_EVENTS) host.addEventListener(type, event => event.stopPropagation())
  place.append(host)
  return { shadow, container, isThere: () => host.isConnected, remove: () => host.remove() }
}
