import { ImageOff } from 'lucide'
import styled from 'styled-components'
import { Icon } from '../../../kit/control/Icon'
import { cssVar } from '../../../kit/theme/tokens'
import { usePictureFile } from '../../manage/parts/usePictureFile'
import { fitIntoBox } from '../../../lib/fitIntoBox'
import type { Picture } from '../../picture/Picture'
import { pictureThumbnail } from '../../picture/pictureThumbnail'

interface CheckedPictureProps {
  readonly picture: Picture
  readonly name: string
  /** `hosts.image` of the configuration. */
  readonly service: string
  /** Text that replaces the thumbnail if its file fails to load. */
  readonly missingText: string
}

/** Edge of the thumbnail's box in CSS px. */
const BOX = 220

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-2')};
  margin: 0;
`
const Mat = styled.div`
  display: grid;
  grid-template-rows: 100%;
  place-items: center;
  height: 168px;
  border-radius: ${cssVar('radius')};
  background: ${cssVar('surface-sunken')};
  color: ${cssVar('text-soft')};
  text-align: center;
  overflow: hidden;
  & > img {
    max-width: 100%;
    height: 100%;
    object-fit: contain;
  }
`
const Name = styled.figcaption`
  font-weight: ${cssVar('weight-strong')};
  overflow-wrap: anywhere;
  hyphens: auto;
`

/** The picture whose fields are filled, with its name. */
export function CheckedPicture({ picture, name, service, missingText }: CheckedPictureProps) {
  const { isBroken, place, fail } = usePictureFile(picture, 0)
  return (
    <Figure>
      <Mat ref={place}>
        {isBroken ? (
          <span>
            <Icon of={ImageOff} size={28} />
            <br />
            {missingText}
          </span>
        ) : (
          <img
            src={pictureThumbnail(service, picture.Uri, 'tile', BOX, window.devicePixelRatio)}
            alt=""
            {...fitIntoBox(picture.Width, picture.Height, BOX)}
            draggable={false}
            onError={fail}
          />
        )}
      </Mat>
      <Name>{name}</Name>
    </Figure>
  )
}
