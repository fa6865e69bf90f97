import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { EventRow } from '../../../src/event/overview/EventRow'
import { tableMetrics } from '../../../src/event/overview/parts/Scroller'
import { BareEventLine } from './BareEventLine'

const OVERSCAN = 4

/** Renders a virtual list of events as in the example of TanStack Virtual. */
export function BareEventList({ rows }: { readonly rows: readonly EventRow[] }) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => tableMetrics.row,
    overscan: OVERSCAN,
    useFlushSync: true,
  })
  return (
    <div className="scroller" ref={scroller}>
      <div className="table" role="grid">
        <div role="rowgroup" className="lines" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => (
            <div
              key={key}
              role="presentation"
              className="place"
              style={{ transform: `translateY(${start}px)`, height: tableMetrics.row }}
            >
              <BareEventLine row={rows[index]!} index={index} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
