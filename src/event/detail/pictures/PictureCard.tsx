import { ImageOff, Pencil, Trash2 } from 'lucide'
import { useState } from 'react'
import styled from 'styled-components'
import { Icon } from '../../../kit/control/Icon'
import { IconButton } from '../../../kit/control/IconButton'
import { cssVar } from '../../../kit/theme/tokens'
import type { EventPicture } from '../../cluster/EventCluster'
import { mediaThumbnail } from './mediaThumbnail'

interface PictureCardProps {
  readonly picture: EventPicture
  /** `hosts.image` of the configuration. */
  readonly service: string
  readonly name: string
  readonly editText: string
  readonly removeText: string
  onEdit(): void
  onRemove(): void
}

const Card = styled.li`
  display: grid;
  grid-template-rows: 1fr auto;
  min-width: 0;
  border: 1px solid ${cssVar('border')};
  border-radius: ${cssVar('radius')};
  background: ${cssVar('surface')};
  overflow: hidden;
`
const Mat = styled.div`
  display: grid;
  place-items: center;
  min-height: 140px;
  padding: ${cssVar('space-2')};
  background: ${cssVar('surface-sunken')};
  color: ${cssVar('text-soft')};
`
const File = styled.img`
  max-width: 100%;
  height: auto;
  border-radius: ${cssVar('radius-small')};
`
const Foot = styled.div`
  display: flex;
  align-items: center;
  padding-block: ${cssVar('space-1')};
  padding-inline: ${cssVar('space-3')} ${cssVar('space-1')};
`
const Name = styled.span`
  flex: 1 1 auto;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${cssVar('font-small')};
`

/** A picture of the event: its thumbnail and its actions. */
export function PictureCard({
  picture: { MediaItem },
  service,
  name,
  editText,
  removeText,
  onEdit,
  onRemove,
}: PictureCardProps) {
  const [isBroken, setBroken] = useState(false)
  const hasFile = MediaItem && !isBroken
  return (
    <Card>
      <Mat>
        {hasFile ? (
          <File
            {...mediaThumbnail(service, MediaItem)}
            alt={name}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
          />
        ) : (
          <Icon of={ImageOff} size={28} />
        )}
      </Mat>
      <Foot>
        {/* Screen readers skip the name if there is a picture, because the picture has the same name. */}
        <Name aria-hidden={hasFile}>{name}</Name>
        <IconButton icon={Pencil} size="small" label={editText} onClick={onEdit} />
        <IconButton icon={Trash2} size="small" label={removeText} onClick={onRemove} />
      </Foot>
    </Card>
  )
}
