import { type ComponentPropsWithoutRef, type RefObject, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../theme/tokens'
import { absorbSecondClick } from '../../window/absorbSecondClick'
import { placePopup } from './placePopup'

/** The styles of everything that opens over the content of a window: lists, menus, calendars, tooltips. */
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
  /** The element that the popup is positioned at. */
  anchor: RefObject<HTMLElement | null>
  side?: 'below' | 'beside'
  /** For side `beside`: the distance from the anchor's start edge to the popup, as a share of the anchor's width. */
  offsetShare?: number
  /** True when the popup is at least as wide as its anchor, such as the list of a field. */
  isAnchorWide?: boolean
}

/**
 * A box above everything, open while it is rendered. It is in the browser's top layer, but stays at its position in the
 * DOM. So it works inside a modal dialog, is never clipped, and has its usual position in the tab order. It follows its
 * anchor, and flips to the opposite side if it fits better there. The component that renders it handles Escape and a
 * press outside.
 */
export function Popup({ anchor, side = 'below', offsetShare = 1, isAnchorWide = false, style, ...rest }: PopupProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const popup = box.current
    if (!popup) return undefined
    popup.showPopover()
    const place = () => anchor.current && stickTo(popup, anchor.current, { side, offsetShare, isAnchorWide })
    const isPlaced = !!anchor.current
    place()
    const listening = new AbortController()
    const options = { signal: listening.signal, capture: true, passive: true }
    const follow = (event: Event) => !popup.contains(event.target as Node) && place()
    // Scroll events inside a shadow tree don't reach the document.
    for (const target of [popup.getRootNode(), document]) target.addEventListener('scroll', follow, options)
    for (const type of ['resize', 'scroll']) window.visualViewport?.addEventListener(type, place, options)
    // Wait for the next frame. If the popup changed its size here, the page would get the error event 'ResizeObserver
    // loop'.
    const sizes = new ResizeObserver(() => requestAnimationFrame(place))
    sizes.observe(popup)
    // If the anchor renders together with the popup, `anchor.current` is set only after this effect.
    queueMicrotask(() => {
      if (listening.signal.aborted) return
      if (!isPlaced) place()
      // A change of the elements around the anchor can move the anchor.
      for (let around = anchor.current; around; around = around.parentElement) sizes.observe(around)
    })
    const absorb = absorbSecondClick(popup, listening.signal)
    return () => {
      listening.abort()
      sizes.disconnect()
      absorb()
    }
  }, [anchor, side, offsetShare, isAnchorWide])
  return <PopupBox {...rest} ref={box} popover="manual" style={style} />
}

/** Returns the visible part of the page. */
function readViewport() {
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetLeft = 0, offsetTop = 0, width = clientWidth, height = clientHeight } = window.visualViewport ?? {}
  // Exclude the vertical scroll bar of the page.
  return { left: offsetLeft, top: offsetTop, width: Math.min(width, clientWidth), height }
}

function stickTo(
  popup: HTMLElement,
  anchor: HTMLElement,
  { side, offsetShare, isAnchorWide }: { side: 'below' | 'beside'; offsetShare: number; isAnchorWide: boolean },
): void {
  const box = anchor.getBoundingClientRect()
  if (isAnchorWide) popup.style.minWidth = `${box.width}px`
  // Remove the previous height limit before measuring. Otherwise the popup could never grow again.
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
