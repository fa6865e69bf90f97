import { Grid2x2, Rows3 } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { IconButton } from '../../../kit/control/IconButton'
import { cssVar } from '../../../kit/theme/cssVar'
import type { ReadLabel } from '../../../labels/useLabels'
import type { ManageLabel } from '../ManageLabel'

interface LibraryToolsProps {
  /** How many pictures are listed. */
  readonly count: string
  /** The search field and the filter. */
  readonly children: ReactNode
  /** Whether the pictures are shown as a list, not as tiles. */
  readonly isList: boolean
  readonly t: ReadLabel<ManageLabel>
  onList(isList: boolean): void
}

/* Two rows of 60 and 55 px, or one of 60 px where there is room: with the header and the upload bar they leave the list its height. */
const Place = styled.div`
  container-type: inline-size;
  flex: none;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${cssVar('space-3')};
    padding-inline: ${cssVar('space-4')};
  }
  & [role='search'] {
    flex: 1 0 100%;
    min-height: 60px;
  }
  @container (min-width: 681px) {
    & > div {
      flex-wrap: nowrap;
    }
    & [role='search'] {
      flex: 1 1 0;
    }
  }
  @container (max-width: 560px) {
    & [role='search'] {
      min-height: 48px;
    }
  }
`
const Listed = styled.div`
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  gap: ${cssVar('space-2')};
  min-height: 55px;
  color: ${cssVar('text-soft')};
  & > span {
    flex: 1;
    font-variant-numeric: tabular-nums;
  }
  & > div {
    display: flex;
    gap: ${cssVar('space-1')};
  }
  @container (min-width: 681px) {
    flex: none;
  }
  @container (max-width: 560px) {
    min-height: 40px;
  }
`

/** The tools above the list: what is looked for, and how the list is shown (image-library 2.6, 9.3). */
export function LibraryTools({ count, children, isList, t, onList }: LibraryToolsProps) {
  return (
    <Place>
      <div>
        {children}
        <Listed>
          <span>{count}</span>
          <div role="group" aria-label={t('pix_view')}>
            <IconButton icon={Grid2x2} label={t('pix_view_tiles')} size="small" isPressed={!isList} onClick={() => onList(false)} />
            <IconButton icon={Rows3} label={t('pix_view_list')} size="small" isPressed={isList} onClick={() => onList(true)} />
          </div>
        </Listed>
      </div>
    </Place>
  )
}
