import { FolderPlus, Pencil } from 'lucide'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { useShell } from '../../../shell/useShell'
import type { ManageLabel } from '../manageLabels'
import { MARKED } from '../manageModel'
import { useLibrary } from '../useLibrary'

/**
 * Wrapper of a tool. In a template it has the usual distance to the window's edges; the built-in layout sets its own.
 */
export const ToolPlace = styled.div`
  padding: ${cssVar('space-1')} ${cssVar('space-4')};
  &[data-part$='filter'] {
    flex: 1 1 7em;
  }
  &[role] {
    flex-grow: 2;
    padding-inline-end: 0;
    /* With this ratio, the texts of the search field and of the dropdown show completely. */
    @media (max-width: 560px) {
      flex-grow: 1.75;
    }
  }
`

const Place = styled(ToolPlace)`
  /* On a phone only the icon is visible; the text stays as the accessible name. */
  @media (max-width: 560px) {
    & span {
      position: absolute;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`

/**
 * Button that edits the selected series. Without a selection the button adds a series, unless the library opened on top
 * of another window (image-library 4.6).
 */
export function SeriesButtons() {
  const t = useLabels<ManageLabel>()
  const { hasPrevious } = useShell()
  const { manage, editSeries } = useLibrary()
  const { series, view } = manage
  const shown = series.find(({ Id }) => Id === view.filter)
  const canAdd = !hasPrevious && !(view.filter && view.filter > MARKED)
  return (
    <Place data-part="series-buttons">
      {shown ? (
        <Button size="small" variant="quiet" icon={Pencil} onClick={() => editSeries(shown)}>
          <span>{t('pix_series_edit')}</span>
        </Button>
      ) : (
        canAdd && (
          <Button size="small" variant="quiet" icon={FolderPlus} onClick={() => editSeries(undefined)}>
            <span>{t('pix_series_add')}</span>
          </Button>
        )
      )}
    </Place>
  )
}
