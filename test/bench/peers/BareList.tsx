import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { gridMetrics } from '../../../src/pix/manage/gridMetrics'
import type { Picture } from '../../../src/pix/picture/Picture'
import { BareTile } from './BareTile'

const STEPS: Readonly<Record<string, number | undefined>> = { ArrowRight: 1, ArrowLeft: -1 }

interface BareListProps {
  readonly pictures: readonly Picture[]
  /** Inner width in px. */
  readonly width: number
  /** True when the list renders in the frame of the scroll event. If false, React chooses the time. */
  readonly isFlushed: boolean
}

/**
 * Renders a virtual list of tiles as in the example of TanStack Virtual. A click selects or deselects a tile. The left
 * and right arrow keys move the focus, Ctrl+A selects all, and the key I inverts the selection.
 */
export function BareList({ pictures, width, isFlushed }: BareListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [marks, setMarks] = useState<ReadonlySet<number>>(new Set())
  const [active, setActive] = useState(0)
  const { columns, pictureHeight, rowHeight } = gridMetrics(width)
  const virtualizer = useVirtualizer({
    count: Math.ceil(pictures.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 2,
    useFlushSync: isFlushed,
  })
  useEffect(() => {
    if (active > 0)
      scroller.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus({ preventScroll: true })
  }, [active])
  const click = (event: MouseEvent) => {
    const tile = (event.target as Element).closest<HTMLElement>('[data-index]')
    if (!tile) return
    const index = Number(tile.dataset['index'])
    const next = new Set(marks)
    if (!next.delete(index)) next.add(index)
    setMarks(next)
    setActive(index)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'a' && event.ctrlKey) {
      event.preventDefault()
      setMarks(new Set(pictures.keys()))
    }
    if (event.key === 'i') setMarks(old => new Set([...pictures.keys()].filter(index => !old.has(index))))
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    setActive(index => Math.max(0, index + step))
    virtualizer.scrollToIndex(Math.floor((active + step) / columns))
  }
  return (
    <div className="scroller" ref={scroller}>
      <div
        className="rows"
        role="grid"
        tabIndex={-1}
        onClick={click}
        onKeyDown={pressKey}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(row => (
          <div
            key={row.key}
            role="row"
            className="row"
            style={{
              transform: `translateY(${row.start}px)`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {pictures.slice(row.index * columns, (row.index + 1) * columns).map((picture, column) => {
              const index = row.index * columns + column
              return (
                <BareTile
                  key={picture.Id}
                  {...{ picture, index, column }}
                  height={pictureHeight}
                  isMarked={marks.has(index)}
                  isActive={index === active}
                />
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
