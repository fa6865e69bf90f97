import { fitIntoBox } from '../../../src/lib/fitIntoBox'
import type { Picture } from '../../../src/pix/picture/Picture'
import { pictureThumbnail } from '../../../src/pix/picture/pictureThumbnail'
import { TILE_SIZE } from '../../../src/pix/manage/manageModel'
import { BareIcon } from './BareIcon'
import { tileTexts } from './tileTexts'

interface BareTileProps {
  readonly picture: Picture
  readonly index: number
  readonly column: number
  readonly isMarked: boolean
  readonly isActive: boolean
  readonly height: number
}

/** Renders the elements of a tile of Foyer's picture library, with no other features. */
export function BareTile({ picture, index, column, isMarked, isActive, height }: BareTileProps) {
  const { name, title, size, credit, keywords, isShared, shareText, mark } = tileTexts(picture)
  const tabIndex = isActive ? 0 : -1
  return (
    <div
      role="gridcell"
      className="tile"
      aria-colindex={column + 1}
      aria-selected={isMarked}
      tabIndex={tabIndex}
      data-index={index}
    >
      <div className="mat" style={{ height }}>
        <img
          src={pictureThumbnail('/image', picture.Uri, 'tile', TILE_SIZE, devicePixelRatio)}
          alt={name}
          {...fitIntoBox(picture.Width, picture.Height, TILE_SIZE)}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      </div>
      <div className="title" aria-hidden>
        {title}
      </div>
      <div className="meta">
        <span>{size}</span>
        <span className={isShared ? 'share isActive' : 'share'}>
          <BareIcon name="users" size={14} />
          <span className="hidden">{shareText}</span>
        </span>
      </div>
      <div className="meta">
        <span>{credit}</span>
      </div>
      {keywords && (
        <div className="meta">
          <span>{keywords}</span>
        </div>
      )}
      <input type="checkbox" className="check" checked={isMarked} readOnly tabIndex={-1} aria-label={mark} />
      <button
        type="button"
        className="edit"
        tabIndex={tabIndex}
        data-action="edit"
        aria-label="Bearbeiten"
        title="Bearbeiten"
      >
        <BareIcon name="pencil" size={16} />
      </button>
      <button
        type="button"
        className="delete"
        tabIndex={tabIndex}
        data-action="delete"
        aria-label="Löschen"
        title="Löschen"
      >
        <BareIcon name="trash" size={16} />
      </button>
      <button type="button" className="insert" tabIndex={tabIndex} data-action="insert" style={{ top: height - 40 }}>
        Einfügen
      </button>
    </div>
  )
}
