import { X } from 'lucide-react'
import type { Ref } from 'react'
import styled from 'styled-components'
import { IconButton } from '../control/IconButton'
import { cssVar } from '../theme/cssVar'

interface KeywordChipsProps {
  /** The name of the list. */
  label: string
  keywords: readonly string[]
  removeText: (keyword: string) => string
  disabled?: boolean
  onRemove: (index: number) => void
  ref?: Ref<HTMLUListElement>
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-2')};
  margin-block-start: ${cssVar('space-1')};
  list-style: none;
`
const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${cssVar('space-1')};
  min-width: 0;
  max-width: 100%;
  padding-inline-start: ${cssVar('space-3')};
  border: 1px solid ${cssVar('border')};
  border-radius: ${cssVar('radius')};
  background: ${cssVar('surface-sunken')};
  overflow-wrap: anywhere;
`

/** Keywords side by side, each with a button that removes it. */
export function KeywordChips({ label, keywords, removeText, disabled, onRemove, ref }: KeywordChipsProps) {
  return (
    <List ref={ref} aria-label={label}>
      {keywords.map((keyword, index) => (
        <Chip key={keyword}>
          {keyword}
          <IconButton label={removeText(keyword)} icon={X} size="small" disabled={disabled} onClick={() => onRemove(index)} />
        </Chip>
      ))}
    </List>
  )
}
