import { type ComponentPropsWithoutRef, type RefObject, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../theme/tokens'
import { placePopup } from './placePopup'

/** The look of everything that opens over a window: lists, menus, calendars, bubbles. */
const PopupBox = styled.div`
  position: fixed;
  inset: auto;
  z-index: 1;
  width: max-content;
  max-width: calc(100vw - 16px);
  max-height: min(var(--popup-limit, 320px), var(--popup-room, 100vh));
  margin: 0;
  padding: ${cssVar('space-1')};
  border: 1px solid ${cssVar('border')};
  border-radius: ${cssVar('radius')};
  background: ${cssVar('surface')};
  color: ${cssVar('text')};
  box-shadow: ${cssVar('shadow-raised')};
  overflow: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  text-align: start;
`

interface PopupProps extends Omit<ComponentPropsWithoutRef<'div'>, 'popover'> {
  /** The element it belongs to and stays with. */
  anchor: RefObject<HTMLElement | null>
  side?: 'below' | 'beside'
  /** Beside: where it begins, as a share of the anchor's width. */
  offsetShare?: number
  /** At least as wide as its anchor, such as the list of a field. */
  isAnchorWide?: boolean
}

/**
 * A box above everything, open as long as it is rendered. It lies in the browser's top layer but in its own place in the tree, so
 * it works inside a modal dialog, is cut off by nothing, and comes next in the tab order. It follows its anchor and flips to
 * the other side where there is no room. Closing by Escape or by a press outside is for the part that shows it.
 */
export function Popup({ anchor, side = 'below', offsetShare = 1, isAnchorWide = false, style, ...rest }: PopupProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const popup = box.current
    if (!popup) return undefined
    popup.showPopover()
    const place = () => anchor.current && stickTo(popup, anchor.current, { side, offsetShare, isAnchorWide })
    place()
    const listening = new AbortController()
    const options = { signal: listening.signal, capture: true, passive: true }
    const follow = (event: Event) => !popup.contains(event.target as Node) && place()
    // A scroll inside a shadow tree is not told outside of it.
    for (const target of [popup.getRootNode(), document]) target.addEventListener('scroll', follow, options)
    for (const type of ['resize', 'scroll']) window.visualViewport?.addEventListener(type, place, options)
    let isFollowing = false
    const sizes = new ResizeObserver(() => {
      place()
      // What comes or goes around its anchor moves that too. An anchor that is drawn together with the popup is known only now.
      for (let around = isFollowing ? null : anchor.current; around; around = around.parentElement)
        sizes.observe(around)
      isFollowing = true
    })
    sizes.observe(popup)
    return () => {
      listening.abort()
      sizes.disconnect()
    }
  }, [anchor, side, offsetShare, isAnchorWide])
  return <PopupBox {...rest} ref={box} popover="manual" style={style} />
}

/** What of the page can be seen. */
function readViewport() {
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetLeft = 0, offsetTop = 0, width = clientWidth, height = clientHeight } = window.visualViewport ?? {}
  // A scroll bar of the page takes its room too.
  return { left: offsetLeft, top: offsetTop, width: Math.min(width, clientWidth), height }
}

function stickTo(
  popup: HTMLElement,
  anchor: HTMLElement,
  { side, offsetShare, isAnchorWide }: { side: 'below' | 'beside'; offsetShare: number; isAnchorWide: boolean },
): void {
  const box = anchor.getBoundingClientRect()
  if (isAnchorWide) popup.style.minWidth = `${box.width}px`
  // Measured without the limit of the last time, or it could never grow again.
  popup.style.removeProperty('--popup-room')
  const { left, top, maxHeight } = placePopup({
    anchor: box,
    size: { width: popup.offsetWidth, height: popup.offsetHeight },
    viewport: readViewport(),
    side,
    isRtl: getComputedStyle(popup).direction === 'rtl',
    offsetShare,
  })
  popup.style.left = `${left}px`
  popup.style.top = `${top}px`
  popup.style.setProperty('--popup-room', `${maxHeight}px`)
}
