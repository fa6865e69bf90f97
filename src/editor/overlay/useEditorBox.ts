import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { useShell } from '../../shell/useShell'
import {
  type EditorBox,
  fillsViewport,
  fitBox,
  moveBox,
  placeBox,
  growBox,
  resizeBox,
  startBox,
  type Viewport,
} from './editorBoxModel'

const readViewport = (): Viewport => ({ width: document.documentElement.clientWidth, height: window.innerHeight })
const STEP = 20
const LARGE_STEP = 100
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
type Change = typeof moveBox

/** Event handlers of a drag handle. An arrow key changes the window by `STEP` px, with Shift by `LARGE_STEP` px. */
export interface HandleProps {
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
}

/**
 * Controls the position and the size of the editor's window, which a person changes by pointer, keys and buttons. The
 * window fills a viewport that is too small for it. Dragging the window's header moves the window. `content` is the
 * element below the header: dragging in it does not move the window, except at a drag handle.
 */
export function useEditorBox(content: RefObject<HTMLElement | null>) {
  const { isFullscreen } = useShell()
  const [box, setBox] = useState(() => startBox(readViewport()))
  const [isFilling, setFilling] = useState(() => fillsViewport(readViewport()))
  const [isDragging, setDragging] = useState(false)
  const latest = useRef(box)
  const isFixed = isFilling || isFullscreen
  const put = (next: EditorBox) => {
    latest.current = next
    setBox(next)
  }

  useEffect(() => {
    const watching = new AbortController()
    const fit = () => {
      setFilling(fillsViewport(readViewport()))
      put(fitBox(latest.current, readViewport()))
    }
    window.addEventListener('resize', fit, { signal: watching.signal })
    return () => watching.abort()
  }, [])

  useLayoutEffect(() => {
    const dialog = content.current?.closest('dialog')
    if (!dialog || isFixed) return undefined
    const style = {
      inset: 'auto',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
    }
    for (const [name, value] of Object.entries(style)) dialog.style.setProperty(name, value)
    // Remove only these styles. Those that the window itself has set stay, for example its position above an on-screen
    // keyboard.
    return () => Object.keys(style).forEach(name => dialog.style.removeProperty(name))
  }, [content, isFixed, box])

  const drag = (event: PointerEvent<HTMLElement>, change: Change) => {
    if (isFixed || event.button !== 0) return
    const { pointerId, clientX, clientY } = event
    const handle: HTMLElement = event.currentTarget
    const start = latest.current
    const dragging = new AbortController()
    const { signal } = dragging
    const end = () => {
      dragging.abort()
      setDragging(false)
    }
    // Without capture, the iframe would get the pointer events.
    handle.setPointerCapture(pointerId)
    setDragging(true)
    handle.addEventListener(
      'pointermove',
      moved => put(change(start, moved.clientX - clientX, moved.clientY - clientY, readViewport())),
      { signal },
    )
    handle.addEventListener('lostpointercapture', end, { signal })
  }
  const press = (event: KeyboardEvent, change: Change) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const step = event.shiftKey ? LARGE_STEP : STEP
    put(change(latest.current, arrow[0] * step, arrow[1] * step, readViewport()))
  }
  const handleOf = (change: Change): HandleProps => ({
    onPointerDown: event => drag(event, change),
    onKeyDown: event => press(event, change),
  })

  // The header moves the window too, because people expect this of windows.
  const dragByHeader = useRef<(event: globalThis.PointerEvent) => void>(undefined)
  useEffect(() => {
    dragByHeader.current = event => {
      const dialog = event.currentTarget as HTMLElement
      const isOnContent =
        event.target instanceof Node && (content.current?.contains(event.target) || event.target === dialog)
      const isOnControl =
        event.target instanceof Element && event.target.closest('button, a, select, input, [role], dialog dialog')
      if (!isOnContent && !isOnControl) drag(event as unknown as PointerEvent<HTMLElement>, moveBox)
    }
  })
  useEffect(() => {
    const watching = new AbortController()
    content.current
      ?.closest('dialog')
      ?.addEventListener('pointerdown', event => dragByHeader.current?.(event), { signal: watching.signal })
    return () => watching.abort()
  }, [content])

  return {
    /** True when the window fills the viewport and can't be moved. */
    isFixed,
    /** True while a pointer moves or resizes the window. */
    isDragging,
    move: handleOf(moveBox),
    resize: handleOf(resizeBox),
    place: (place: Parameters<typeof placeBox>[1]) => put(placeBox(latest.current, place, readViewport())),
    /** Makes the window larger or smaller by `LARGE_STEP` px in width and in height. */
    grow: (direction: 1 | -1) => put(growBox(latest.current, direction * LARGE_STEP, readViewport())),
  }
}
