import { Plus } from 'lucide'
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type Ref, useId, useImperativeHandle } from 'react'
import styled from 'styled-components'
import { Button } from '../control/Button'
import { cssVar } from '../theme/tokens'
import { FieldBox, type FieldProps, inputStyle } from './FieldBox'
import { AssignedKeywords, KeywordChips } from './KeywordChips'
import { type ValidateKeyword, splitKeywords } from './keywordModel'
import { useKeywords } from './useKeywords'

/** The texts of a keyword list besides its label. */
export interface KeywordTexts {
  /** Text of the button that adds the typed keyword. */
  add: string
  /** The label of the select box of predefined keywords, also the text of its first option (no keyword). */
  assigned?: string
  /** The name of the button that removes a keyword. */
  remove: (keyword: string) => string
  /** Spoken when keywords were added or removed. */
  added: (keywords: string) => string
  removed: (keyword: string) => string
}

interface KeywordListProps extends FieldProps, Partial<ValidateKeyword> {
  keywords: readonly string[]
  onChange: (keywords: readonly string[]) => void
  texts: KeywordTexts
  /** Predefined keywords to choose from. They need `texts.assigned`. */
  assigned?: readonly string[]
  /**
   * The predefined keyword that is selected but not added yet; '0' for none. If absent, the list itself stores the
   * selection.
   */
  assignedChoice?: string
  onChooseAssigned?: (keyword: string) => void
  /** Keywords that the browser suggests during typing. */
  suggestions?: readonly string[]
  placeholder?: string
  disabled?: boolean
  onFocus?: () => void
  onBlur?: () => void
  /** The input, so that the form can focus it. */
  ref?: Ref<HTMLInputElement>
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${cssVar('space-2')};
`
const Input = styled.input`
  ${inputStyle}
`
const asTyped = (typed: string) => typed
const takeAll = () => undefined

/**
 * A list of keywords. Enter or the button adds the typed text. A pasted text with several keywords adds all of them at
 * once. Each keyword has a button that removes it. Duplicates are ignored. Text that is not added yet is added when the
 * focus leaves the input and its button.
 */
export function KeywordList({
  keywords,
  onChange,
  texts,
  tidy = asTyped,
  refuse = takeAll,
  assigned,
  assignedChoice,
  onChooseAssigned,
  suggestions,
  placeholder,
  disabled,
  onFocus,
  onBlur,
  ref,
  ...box
}: KeywordListProps) {
  const listId = useId()
  const { typed, reason, input, chips, type, addTyped, addLeft, addAssigned, remove } = useKeywords(
    keywords,
    onChange,
    { tidy, refuse },
    texts,
  )
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    addLeft()
    onBlur?.()
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter adds a keyword and must not submit the form.
    event.preventDefault()
    addTyped(typed)
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (splitKeywords(text).length < 2) return
    event.preventDefault()
    addTyped(`${typed},${text}`)
  }
  return (
    <FieldBox {...box} error={reason ?? box.error}>
      {control => (
        <>
          <Line onBlur={leave}>
            <Input
              {...control}
              ref={input}
              type="text"
              enterKeyHint="enter"
              autoComplete="off"
              list={suggestions && listId}
              placeholder={placeholder}
              disabled={disabled}
              // Not `required`, because the list needs a keyword, and the input does not. After each added keyword the
              // input is empty, and the browser would call it invalid.
              required={undefined}
              aria-required={control.required || undefined}
              value={typed}
              onChange={event => type(event.currentTarget.value)}
              onKeyDown={pressKey}
              onPaste={paste}
              onFocus={onFocus}
            />
            <Button icon={Plus} disabled={disabled} onClick={() => addTyped(typed)}>
              {texts.add}
            </Button>
          </Line>
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map(keyword => (
                <option key={keyword} value={keyword}>
                  {keyword}
                </option>
              ))}
            </datalist>
          )}
          {texts.assigned !== undefined && assigned && (
            <AssignedKeywords
              label={texts.assigned}
              keywords={assigned}
              addText={texts.add}
              disabled={disabled}
              choice={assignedChoice}
              onChoose={onChooseAssigned}
              onAdd={addAssigned}
            />
          )}
          {keywords.length > 0 && (
            <KeywordChips
              ref={chips}
              label={box.label}
              keywords={keywords}
              removeText={texts.remove}
              disabled={disabled}
              onRemove={remove}
            />
          )}
        </>
      )}
    </FieldBox>
  )
}
