import { Plus, X } from 'lucide'
import { type Ref, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../control/Button'
import { IconButton } from '../control/IconButton'
import { cssVar } from '../theme/tokens'
import { SelectField } from './SelectField'

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
          <IconButton
            label={removeText(keyword)}
            icon={X}
            size="small"
            disabled={disabled}
            onClick={() => onRemove(index)}
          />
        </Chip>
      ))}
    </List>
  )
}

interface AssignedKeywordsProps {
  label: string
  keywords: readonly string[]
  addText: string
  disabled?: boolean
  /** The selected keyword; `NO_KEYWORD` for none. If absent, the component itself stores the selection. */
  choice?: string | undefined
  onChoose?: ((keyword: string) => void) | undefined
  onAdd: (keyword: string) => void
}

/** The value for no selection (events 3.1, PreAssignedKeyword). */
const NO_KEYWORD = '0'

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${cssVar('space-2')};
  margin-block-start: ${cssVar('space-1')};
`

/**
 * A select box of predefined keywords. Selecting a keyword does not add it, because each press of an arrow key selects
 * the next keyword. A button adds the selected keyword.
 */
export function AssignedKeywords({
  label,
  keywords,
  addText,
  disabled,
  choice,
  onChoose,
  onAdd,
}: AssignedKeywordsProps) {
  const [own, setOwn] = useState(NO_KEYWORD)
  const chosen = choice ?? own
  const choose = onChoose ?? setOwn
  const add = () => {
    if (chosen === NO_KEYWORD) return
    onAdd(chosen)
    choose(NO_KEYWORD)
  }
  return (
    <Line>
      <SelectField
        label={label}
        isLabelHidden
        value={chosen}
        onChange={choose}
        disabled={disabled}
        options={[{ value: NO_KEYWORD, label }, ...keywords.map(keyword => ({ value: keyword, label: keyword }))]}
      />
      <Button icon={Plus} onClick={add} disabled={disabled} aria-label={`${addText}: ${label}`}>
        {addText}
      </Button>
    </Line>
  )
}
