import { VList } from 'virtua'
import { gridMetrics } from '../../../src/pix/manage/gridMetrics'
import type { Picture } from '../../../src/pix/picture/Picture'
import { BareTile } from './BareTile'

const NO_TILES_MARKED = { isMarked: false, isActive: false }

/** Renders rows of tiles in virtua's list, as in its own example. */
export function VirtuaList({
  pictures,
  width,
}: {
  readonly pictures: readonly Picture[]
  /** Inner width in px. */ readonly width: number
}) {
  const { columns, pictureHeight, rowHeight } = gridMetrics(width)
  const rows = Array.from({ length: Math.ceil(pictures.length / columns) }, (_, row) => row)
  return (
    <VList className="scroller" data={rows} itemSize={rowHeight}>
      {row => (
        <div
          key={row}
          role="row"
          className="row"
          style={{ position: 'static', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {pictures.slice(row * columns, (row + 1) * columns).map((picture, column) => (
            <BareTile
              key={picture.Id}
              {...{ picture, column }}
              index={row * columns + column}
              height={pictureHeight}
              {...NO_TILES_MARKED}
            />
          ))}
        </div>
      )}
    </VList>
  )
}
