import type { ResolvedConfig } from '../config/resolveConfig'
import { themeCss } from '../kit/theme/themeCss'
import { componentStyles } from './componentStyles'

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
