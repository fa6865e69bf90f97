import { useEffect, useRef } from 'react'
import { TabulatorFull } from 'tabulator-tables'
import { TILE_SIZE } from '../../../src/pix/manage/manageModel'
import type { Picture } from '../../../src/pix/picture/Picture'
import { pictureThumbnail } from '../../../src/pix/picture/pictureThumbnail'

const ROW_PX = 60

/** Renders the pictures as rows of a Tabulator table, with its own virtual rendering. */
export function TabulatorList({ pictures }: { readonly pictures: readonly Picture[] }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return undefined
    const table = new TabulatorFull(place.current, {
      data: [...pictures],
      height: '100%',
      layout: 'fitColumns',
      rowHeight: ROW_PX,
      columns: [
        { title: 'Bild', field: 'Uri', width: 90, formatter: cell => buildShot(cell.getRow().getData() as Picture) },
        { title: 'Titel', field: 'Title' },
        { title: 'Nachweis', field: 'Credit' },
        { title: 'Schlagwörter', field: 'Keywords' },
        { title: 'Breite', field: 'Width', width: 80 },
      ],
    })
    return () => table.destroy()
  }, [pictures])
  return <div ref={place} style={{ height: '100%' }} />
}

function buildShot(picture: Picture): HTMLElement {
  const shot = document.createElement('img')
  shot.className = 'tile'
  shot.loading = 'lazy'
  shot.decoding = 'async'
  shot.height = ROW_PX - 10
  shot.src = pictureThumbnail('/image', picture.Uri, 'tile', TILE_SIZE, devicePixelRatio)
  return shot
}
