import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { formatMoment } from '../../../lib/dates'
import type { Picture } from '../../picture/Picture'
import type { MetaLabel } from '../metaLabels'

interface PictureInfoProps {
  readonly picture: Picture
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(108px, 1fr));
  gap: ${cssVar('space-3')};
  margin: 0;
  font-size: ${cssVar('font-small')};
`
const Line = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`
const Name = styled.dt`
  color: ${cssVar('text-soft')};
`
const Value = styled.dd`
  margin: 0;
`

/**
 * Read-only details of a picture: the id of its media entry, its own id, size, creation and last change (image-library
 * 2.8).
 */
export function PictureInfo({ picture }: PictureInfoProps) {
  const t = useLabels<MetaLabel>()
  const { Id, MetaTmedia, Width, Height, Datetimecreated, CreatedBy, LastChange } = picture
  const lines = [
    ['pix_info_id', MetaTmedia ? `${MetaTmedia.Id} // ${Id}` : `${Id}`],
    ['pix_info_size', Width > 0 && Height > 0 && t('pix_size', { WIDTH: Width, HEIGHT: Height })],
    ['pix_info_created', formatMoment(Datetimecreated)],
    ['pix_info_creator', CreatedBy],
    ['pix_info_changed', formatMoment(LastChange)],
  ] as const
  return (
    <List aria-label={t('pix_info')}>
      {lines.map(
        ([label, value]) =>
          value && (
            <Line key={label}>
              <Name>{t(label)}</Name>
              <Value>{value}</Value>
            </Line>
          ),
      )}
    </List>
  )
}
