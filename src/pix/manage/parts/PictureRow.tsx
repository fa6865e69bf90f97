import { ImageOff, Pencil, Trash2, Users } from 'lucide'
import { memo } from 'react'
import { Icon } from '../../../kit/control/Icon'
import { VisuallyHidden } from '../../../kit/control/LiveRegion'
import { fitIntoBox } from '../../../lib/fitIntoBox'
import { pictureThumbnail } from '../../picture/pictureThumbnail'
import type { PictureCellProps } from './PictureTile'
import { pictureTexts } from '../pictureTexts'
import { usePictureFile } from './usePictureFile'
import { PictureLine } from './PictureLine'

/** Maximum number of characters of title and subtitle, and the edge of the thumbnail in px (image-library 9.1). */
const TITLE_LENGTH = 60
const THUMBNAIL_SIZE = 40

/**
 * One picture of the list view. Like a tile it has no handlers: the grid reads `data-index` and `data-action` of the
 * clicked element.
 */
export const PictureRow = memo(function PictureRow({
  picture,
  index,
  column,
  isMarked,
  isActive,
  isBest,
  canInsert,
  refusal,
  service,
  attempt,
  t,
}: PictureCellProps) {
  const { isBroken, place, fail } = usePictureFile(picture, attempt)
  const { Uri, Width, Height } = picture
  const { hasTitle, name, title, size, credit, keywords, isShared, shareText } = pictureTexts(picture, TITLE_LENGTH, t)
  const tabIndex = isActive ? 0 : -1
  return (
    <PictureLine
      role="gridcell"
      className="tile"
      aria-colindex={column + 1}
      aria-selected={isMarked}
      tabIndex={tabIndex}
      data-index={index}
    >
      <input
        type="checkbox"
        className="check"
        checked={isMarked}
        readOnly
        tabIndex={-1}
        aria-label={t('pix_mark', { TITLE: name })}
      />
      <div ref={place} className="mat">
        {isBroken ? (
          <>
            <VisuallyHidden>{`${name} ${t('pix_file_missing')}`}</VisuallyHidden>
            <span className="missing" title={t('pix_file_missing')}>
              <Icon of={ImageOff} size={18} />
            </span>
          </>
        ) : (
          <img
            src={pictureThumbnail(service, Uri, 'list', THUMBNAIL_SIZE, window.devicePixelRatio)}
            alt={name}
            {...fitIntoBox(Width, Height, THUMBNAIL_SIZE)}
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={fail}
          />
        )}
      </div>
      <div className="texts">
        <div className={hasTitle ? 'title' : 'title isMissing'} aria-hidden>
          {title}
        </div>
        {keywords && (
          <div className="meta">
            <span>{keywords}</span>
          </div>
        )}
      </div>
      <div className="facts">
        <div className="meta">
          <span>{size}</span>
        </div>
        <div className="meta">
          <span className={refusal && 'refusal'}>{refusal ?? credit}</span>
        </div>
      </div>
      {isBest && (
        <button type="button" className="best" tabIndex={tabIndex} data-action="keep" title={t('pix_keep_this')}>
          {t('pix_best_copy')}
        </button>
      )}
      <span className={isShared ? 'share isActive' : 'share'}>
        <Icon of={Users} size={16} />
        <VisuallyHidden>{shareText}</VisuallyHidden>
      </span>
      <div className="actions">
        {canInsert && (
          <button type="button" className="insert" tabIndex={tabIndex} data-action="insert">
            {t('pix_insert')}
          </button>
        )}
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
      </div>
    </PictureLine>
  )
})
