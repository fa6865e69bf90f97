import { Plus } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../control/Button'
import { cssVar } from '../theme/cssVar'
import { SelectField } from './SelectField'

interface AssignedKeywordsProps {
  label: string
  keywords: readonly string[]
  addText: string
  disabled?: boolean
  onAdd: (keyword: string) => void
}

// The value that means no choice (events 3.1, PreAssignedKeyword).
const NONE = '0'

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${cssVar('space-2')};
  margin-block-start: ${cssVar('space-1')};
`

/** Given keywords to choose from. A button adds the choice: in a select box, the arrow keys already choose on their way. */
export function AssignedKeywords({ label, keywords, addText, disabled, onAdd }: AssignedKeywordsProps) {
  const [choice, setChoice] = useState(NONE)
  const add = () => {
    if (choice === NONE) return
    onAdd(choice)
    setChoice(NONE)
  }
  return (
    <Line>
      <SelectField
        label={label}
        isLabelHidden
        value={choice}
        onChange={setChoice}
        disabled={disabled}
        options={[{ value: NONE, label }, ...keywords.map(keyword => ({ value: keyword, label: keyword }))]}
      />
      <Button icon={Plus} onClick={add} disabled={disabled} aria-label={`${addText}: ${label}`}>
        {addText}
      </Button>
    </Line>
  )
}
