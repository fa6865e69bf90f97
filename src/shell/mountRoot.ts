import type { ResolvedConfig } from '../config/resolveConfig'
import { themeCss } from '../kit/theme/themeCss'
import { componentStyles } from './componentStyles'

/**
 * Events that stop at the root. Key and text events would trigger the page's hotkeys. The remaining events would reach
 * scripts of the page that scroll by themselves, forbid selection or the context menu, or handle the blur of a field.
 * Pointer events, `click` and focus events except `blur` must reach the page, or its widgets break.
 */
const STOPPED_EVENTS = [
  'keydown',
  'keyup',
  'keypress',
  'beforeinput',
  'input',
  'wheel',
  'touchmove',
  'mousedown',
  'selectstart',
  'contextmenu',
  'blur',
] as const

/** The host of one isolated root on the page. */
export interface RootMount {
  readonly shadow: ShadowRoot
  /** The element that React renders into. */
  readonly container: HTMLElement
  /** True while the root is on the page. */
  isThere(): boolean
  /** Removes the root from the page. */
  remove(): void
}

function adoptTheme(shadow: ShadowRoot, config: ResolvedConfig, place: Element): void {
  const sheet = new CSSStyleSheet()
  // The inverse of the page's CSS zoom. Otherwise viewport lengths would grow with the zoom, and windows would be cut
  // off.
  sheet.replaceSync(`${themeCss(config.theme)}:host { zoom: ${1 / place.currentCSSZoom} !important; }`)
  shadow.adoptedStyleSheets = [componentStyles().css, sheet]
}

/**
 * Adds the host element of one root, at the end of the body or in an area of the page. It has an open shadow root with
 * the theme. `STOPPED_EVENTS` stop there and do not reach the page.
 */
export function mountRoot(config: ResolvedConfig, area?: Element): RootMount {
  // Not `document.body`, because it may be a frameset, which shows nothing except frames.
  const place = area ?? document.querySelector('body') ?? document.documentElement
  const host = document.createElement('foyer-root')
  const shadow = host.attachShadow({ mode: 'open' })
  adoptTheme(shadow, config, place)
  const container = document.createElement('div')
  shadow.append(container)
  for (const type of STOPPED_EVENTS) host.addEventListener(type, event => event.stopPropagation())
  place.append(host)
  return { shadow, container, isThere: () => host.isConnected, remove: () => host.remove() }
}
