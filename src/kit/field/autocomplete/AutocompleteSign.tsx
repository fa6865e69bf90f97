import { Check, X } from 'lucide'
import styled from 'styled-components'
import { Icon } from '../../control/Icon'
import { IconButton } from '../../control/IconButton'
import { Spinner } from '../../control/Spinner'
import { cssVar } from '../../theme/tokens'
import type { AutocompleteStatus } from './autocompleteModel'

interface AutocompleteSignProps {
  status: AutocompleteStatus
  deleteLabel: string
  /** True while the field is enabled and the pointer or the focus is in it. */
  canDelete: boolean
  onDelete: () => void
}

const End = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 1px;
  display: grid;
  place-items: center;
  min-width: ${cssVar('size-control')};
  color: ${cssVar('text-soft')};
  pointer-events: none;
  & > button {
    pointer-events: auto;
  }
`
const Chosen = styled.span`
  color: ${cssVar('success-text')};
`

/**
 * The sign at the end of an autocomplete field: search in progress, valid choice, or the button that deletes the
 * choice.
 */
export function AutocompleteSign({ status, deleteLabel, canDelete, onDelete }: AutocompleteSignProps) {
  return (
    <End>
      {status === 'validating' && <Spinner />}
      {status === 'validated' &&
        (canDelete ? (
          <IconButton label={deleteLabel} icon={X} size="small" onClick={onDelete} />
        ) : (
          <Chosen>
            <Icon of={Check} />
          </Chosen>
        ))}
    </End>
  )
}
