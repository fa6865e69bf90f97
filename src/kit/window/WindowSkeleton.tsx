import styled from 'styled-components'
import { Skeleton } from '../control/Skeleton'
import { VisuallyHidden } from '../control/LiveRegion'
import { cssVar } from '../theme/tokens'
import { WindowBody } from './WindowBody'

interface WindowSkeletonProps {
  /** Text for screen readers. */
  label: string
  /** The kind of content: tiles of pictures or lines of a form. */
  kind: 'tiles' | 'lines'
}

const TILES = ['1', '2', '3', '4', '5', '6']
const WIDTHS = ['40%', '100%', '30%', '100%', '55%', '80%']

const Lines = styled.div`
  display: grid;
  gap: ${cssVar('space-3')};
  padding-block-start: ${cssVar('space-2')};
`
const Tiles = styled(Lines)`
  grid-template-columns: repeat(auto-fill, minmax(193px, 1fr));
`
const Tile = styled.div`
  display: grid;
  gap: ${cssVar('space-2')};
`

/** Shows placeholder blocks while the code or data of a window load. */
export function WindowSkeleton({ label, kind }: WindowSkeletonProps) {
  return (
    <WindowBody isBusy>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {kind === 'tiles' ? (
        <Tiles>
          {TILES.map(key => (
            <Tile key={key}>
              <Skeleton height="140px" />
              <Skeleton width="70%" />
            </Tile>
          ))}
        </Tiles>
      ) : (
        <Lines>
          {WIDTHS.map((width, index) => (
            <Skeleton key={WIDTHS.length - index} width={width} height={width === '100%' ? '36px' : '1em'} />
          ))}
        </Lines>
      )}
    </WindowBody>
  )
}
