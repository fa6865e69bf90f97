import { Grid2x2, Keyboard, Rows3 } from 'lucide'
import styled from 'styled-components'
import { IconButton } from '../../../kit/control/IconButton'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import type { ManageLabel } from '../manageLabels'
import { useLibrary } from '../useLibrary'
import { ToolPlace } from './SeriesButtons'

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
  /*
   * If a portal's template puts the switch into a footer, a phone has no room for the count there. Only screen
   * readers get the count then.
   */
  @media (max-width: 560px) {
    footer & > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`

/* Hidden on devices without hover, which rarely have a keyboard. */
const Keys = styled(IconButton)`
  @media (hover: none) {
    display: none;
  }
`

const VIEWS = [
  [Grid2x2, 'pix_view_tiles'],
  [Rows3, 'pix_view_list'],
] as const

/** Shows the number of pictures, and switches between tiles and list (image-library 4.7). */
export function ListViewSwitch() {
  const t = useLabels<ManageLabel>()
  const { list, listView, keyHelp } = useLibrary()
  const isList = listView.Row !== undefined
  const count = list.isLoaded ? t(list.isEnd ? 'pix_count' : 'pix_loaded_count', { COUNT: list.pictures.length }) : ''
  return (
    <Place data-part="view">
      <span>{count}</span>
      <Keys icon={Keyboard} label={t('pix_keys')} size="small" onClick={keyHelp.show} />
      <div role="group" aria-label={t('pix_view')}>
        {VIEWS.map(([icon, label], index) => (
          <IconButton
            key={label}
            icon={icon}
            label={t(label)}
            size="small"
            isPressed={isList === index > 0}
            onClick={() => listView.showList(index > 0)}
          />
        ))}
      </div>
    </Place>
  )
}
