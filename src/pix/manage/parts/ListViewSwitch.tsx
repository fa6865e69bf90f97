import { Grid2x2, Keyboard, Rows3 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '../../../kit/control/IconButton'
import { cssVar } from '../../../kit/theme/tokens'
import type { ReadLabel } from '../../../labels/useLabels'
import { usePart } from '../../../shell/usePart'
import { pixParts } from '../../pixParts'
import type { ManageLabel } from '../manageLabels'
import { ToolPlace } from './SeriesButtons'

/** Whether the pictures are shown as tiles or as a list; tiles, until the list's row is wished for and loaded (image-library 2.6). */
export function useListView() {
  const [wish, setWish] = useState(0)
  const row = usePart(pixParts.listRow, wish)
  return { Row: row?.Part, showList: (isList: boolean) => setWish(before => (isList ? before + 1 : 0)) }
}

interface ListViewSwitchProps {
  /** How many pictures are listed. */
  readonly count: string
  /** Whether the pictures are shown as a list, not as tiles. */
  readonly isList: boolean
  readonly t: ReadLabel<ManageLabel>
  onList(isList: boolean): void
  /** The list of keys is asked for. */
  onHelp(): void
}

const Place = styled(ToolPlace)`
  display: flex;
  align-items: center;
  gap: ${cssVar('space-2')};
  color: ${cssVar('text-soft')};
  & > span {
    flex: 1;
    font-variant-numeric: tabular-nums;
    color: ${cssVar('text-soft')};
  }
  & > div {
    display: flex;
    gap: ${cssVar('space-1')};
  }
  footer & {
    margin-inline-start: auto;
  }
  /* In the foot of a template it shares a phone's one line with others: there the count is only read out. */
  @media (max-width: 560px) {
    footer & > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`

/* Where there are keys. */
const Keys = styled(IconButton)`
  @media (hover: none) {
    display: none;
  }
`

/** How many pictures there are, and whether they stand as tiles or one below the other (image-library 4.7). */
export function ListViewSwitch({ count, isList, t, onList, onHelp }: ListViewSwitchProps) {
  return (
    <Place data-part="view">
      <span>{count}</span>
      <Keys icon={Keyboard} label={t('pix_keys')} size="small" onClick={onHelp} />
      <div role="group" aria-label={t('pix_view')}>
        <IconButton
          icon={Grid2x2}
          label={t('pix_view_tiles')}
          size="small"
          isPressed={!isList}
          onClick={() => onList(false)}
        />
        <IconButton
          icon={Rows3}
          label={t('pix_view_list')}
          size="small"
          isPressed={isList}
          onClick={() => onList(true)}
        />
      </div>
    </Place>
  )
}
