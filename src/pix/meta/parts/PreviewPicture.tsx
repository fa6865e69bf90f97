import { ImageOff } from 'lucide'
import styled from 'styled-components'
import { Icon } from '../../../kit/control/Icon'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { usePictureFile } from '../../manage/parts/usePictureFile'
import { fitIntoBox } from '../../../lib/fitIntoBox'
import { pageBase, webAddress } from '../../../lib/webAddress'
import type { Picture } from '../../picture/Picture'
import { thumbnailUri } from '../../picture/pictureThumbnail'
import type { MetaLabel } from '../metaLabels'
import { PREVIEW_SIZE } from '../metaModel'

interface PreviewPictureProps {
  readonly picture: Picture
}

const HEIGHT = 200

const Mat = styled.div`
  display: grid;
  place-items: center;
  /* Reserves the picture's height. */
  min-height: ${HEIGHT + 16}px;
  padding: ${cssVar('space-2')};
  border-radius: ${cssVar('radius')};
  background: ${cssVar('surface-sunken')};
`
const File = styled.img`
  width: auto;
  max-height: ${HEIGHT}px;
  height: auto;
  border-radius: ${cssVar('radius-small')};
`
const Missing = styled.p`
  display: grid;
  justify-items: center;
  gap: ${cssVar('space-2')};
  padding: ${cssVar('space-3')};
  color: ${cssVar('text-soft')};
  font-size: ${cssVar('font-small')};
  text-align: center;
`

/** Thumbnail of the picture, or a neutral placeholder if its file fails to load. */
export function PreviewPicture({ picture }: PreviewPictureProps) {
  const t = useLabels<MetaLabel>()
  const { isBroken, place, fail } = usePictureFile(picture, 0)
  const { Id, Title, Uri, Width, Height } = picture
  return (
    <Mat ref={place}>
      {isBroken ? (
        <Missing>
          <Icon of={ImageOff} size={28} />
          {t('pix_file_missing')}
        </Missing>
      ) : (
        <File
          src={webAddress(thumbnailUri(Uri, PREVIEW_SIZE), pageBase())}
          alt={Title?.trim() || t('pix_untitled', { ID: Id })}
          {...fitIntoBox(Width, Height, HEIGHT)}
          decoding="async"
          onError={fail}
        />
      )}
    </Mat>
  )
}
