import { Search, X } from 'lucide'
import { useRef, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { Icon } from '../control/Icon'
import { IconButton } from '../control/IconButton'
import { cssVar } from '../theme/tokens'
import { FieldBox, inputStyle } from './FieldBox'

interface SearchFieldProps {
  /** The label for screen readers. On the screen, a magnifying glass replaces the label. */
  label: string
  placeholder?: string
  clearLabel: string
  value: string
  onChange: (value: string) => void
  /** Called on Enter, and with an empty text when the clear button or Escape has emptied the field. */
  onSubmit: (value: string) => void
}

const Place = styled.div`
  position: relative;
  display: grid;
  min-width: 0;
`
const Sign = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${cssVar('space-3')};
  display: grid;
  align-items: center;
  color: ${cssVar('text-soft')};
  pointer-events: none;
`
const Input = styled.input`
  ${inputStyle}
  appearance: none;
  padding-inline: 38px ${cssVar('size-control')};
  /* Without a text there is no clear button. */
  &:placeholder-shown {
    padding-inline-end: ${cssVar('space-1')};
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`
const Clear = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 1px;
  display: grid;
  align-items: center;
`

/**
 * A search field. Enter searches. The clear button empties the field and searches again. Escape does the same while the
 * field has a text.
 */
export function SearchField({ label, placeholder, clearLabel, value, onChange, onSubmit }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    onSubmit('')
    input.current?.focus()
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      onSubmit(event.currentTarget.value)
    }
    if (event.key === 'Escape' && event.currentTarget.value !== '') clear()
  }
  return (
    <FieldBox label={label} isLabelHidden>
      {control => (
        <Place>
          <Sign>
            <Icon of={Search} />
          </Sign>
          <Input
            {...control}
            ref={input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={placeholder}
            data-takes-escape={value === '' ? undefined : ''}
            value={value}
            onChange={event => onChange(event.currentTarget.value)}
            onKeyDown={pressKey}
          />
          {value !== '' && (
            <Clear>
              <IconButton label={clearLabel} icon={X} size="small" onClick={clear} />
            </Clear>
          )}
        </Place>
      )}
    </FieldBox>
  )
}
