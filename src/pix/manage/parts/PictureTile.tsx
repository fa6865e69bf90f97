import { ImageOff, Pencil, Trash2, Users } from 'lucide'
import { memo } from 'react'
import { Icon } from '../../../kit/control/Icon'
import { VisuallyHidden } from '../../../kit/control/LiveRegion'
import type { ReadLabel } from '../../../labels/useLabels'
import { fitIntoBox } from '../../../lib/fitIntoBox'
import type { Picture } from '../../picture/Picture'
import { pictureThumbnail } from '../../picture/pictureThumbnail'
import type { ManageLabel } from '../manageLabels'
import type { ReviewLabel } from '../review/reviewLabels'
import { TILE_SIZE } from '../manageModel'
import { pictureTexts } from '../pictureTexts'
import { usePictureFile } from './usePictureFile'

/** Props of a tile and of a row. */
export interface PictureCellProps {
  readonly picture: Picture
  readonly index: number
  readonly column: number
  readonly isMarked: boolean
  /** True when the cell is the only one in the Tab order. */
  readonly isActive: boolean
  /** True when the picture is the best copy of a group of duplicates. */
  readonly isBest: boolean
  readonly canInsert: boolean
  /** The reason why the picture can't be chosen. */
  readonly refusal?: string | undefined
  /**
   * True when a tile renders its buttons for actions. If the pointer can hover, they show only on hover or focus. So
   * the first render of the grid leaves them out, and the next one adds them.
   */
  readonly hasActions: boolean
  /** Height of a tile's picture area in px. */
  readonly height: number
  /** Address of the image service. */
  readonly service: string
  /** Changes when the list is retried, so that a failed file loads again. */
  readonly attempt: number
  readonly t: ReadLabel<ManageLabel | ReviewLabel>
}

/** Maximum number of characters of title and subtitle (image-library 9.1). */
const TITLE_LENGTH = 40
/** Distance in px from the top of the insert button to the bottom of the picture area. */
const INSERT_SPACE = 40

/**
 * One picture of the grid. It has no handlers: the grid reads `data-index` and `data-action` of the clicked element.
 */
export const PictureTile = memo(function PictureTile({
  picture,
  index,
  column,
  isMarked,
  isActive,
  isBest,
  canInsert,
  refusal,
  hasActions,
  height,
  service,
  attempt,
  t,
}: PictureCellProps) {
  const { isBroken, place, fail } = usePictureFile(picture, attempt)
  const { Uri, Width, Height } = picture
  const { hasTitle, name, title, size, credit, keywords, isShared, shareText } = pictureTexts(picture, TITLE_LENGTH, t)
  const tabIndex = isActive ? 0 : -1
  // The tile is named by its content. The picture's `alt` has the whole title, so that screen readers need not read the
  // shortened one.
  return (
    <div
      role="gridcell"
      className="tile"
      aria-colindex={column + 1}
      aria-selected={isMarked}
      tabIndex={tabIndex}
      data-index={index}
    >
      <div ref={place} className="mat" style={{ height }}>
        {isBroken ? (
          <>
            <VisuallyHidden>{name}</VisuallyHidden>
            <span className="missing">
              <Icon of={ImageOff} size={28} />
              {t('pix_file_missing')}
            </span>
          </>
        ) : (
          <img
            src={pictureThumbnail(service, Uri, 'tile', TILE_SIZE, window.devicePixelRatio)}
            alt={name}
            {...fitIntoBox(Width, Height, TILE_SIZE)}
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={fail}
          />
        )}
      </div>
      <div className={hasTitle ? 'title' : 'title isMissing'} aria-hidden>
        {title}
      </div>
      <div className="meta">
        <span>{size}</span>
        <span className={isShared ? 'share isActive' : 'share'}>
          <Icon of={Users} size={14} />
          <VisuallyHidden>{shareText}</VisuallyHidden>
        </span>
      </div>
      <div className="meta">
        <span className={refusal && 'refusal'}>{refusal ?? credit}</span>
      </div>
      {keywords && (
        <div className="meta">
          <span>{keywords}</span>
        </div>
      )}
      <input
        type="checkbox"
        className="check"
        checked={isMarked}
        readOnly
        tabIndex={-1}
        aria-label={t('pix_mark', { TITLE: name })}
      />
      {hasActions && (
        <>
          <button
            type="button"
            className="edit"
            tabIndex={tabIndex}
            data-action="edit"
            aria-label={t('pix_edit')}
            title={t('pix_edit')}
          >
            <Icon of={Pencil} size={16} />
          </button>
          <button
            type="button"
            className="delete"
            tabIndex={tabIndex}
            data-action="delete"
            aria-label={t('pix_delete')}
            title={t('pix_delete')}
          >
            <Icon of={Trash2} size={16} />
          </button>
        </>
      )}
      {isBest && (
        <button
          type="button"
          className="best"
          tabIndex={tabIndex}
          data-action="keep"
          title={t('pix_keep_this')}
          style={{ top: height - INSERT_SPACE }}
        >
          {t('pix_best_copy')}
        </button>
      )}
      {hasActions && canInsert && (
        <button
          type="button"
          className="insert"
          tabIndex={tabIndex}
          data-action="insert"
          style={{ top: height - INSERT_SPACE }}
        >
          {t('pix_insert')}
        </button>
      )}
    </div>
  )
})
