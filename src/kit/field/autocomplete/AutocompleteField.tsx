import {
  type ComponentPropsWithRef,
  type FocusEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { FieldBox, type FieldProps, inputStyle } from '../FieldBox'
import { AutocompleteList, type AutocompleteTexts } from './AutocompleteList'
import {
  type AutocompleteEntry,
  type AutocompleteItem,
  type AutocompleteResult,
  type AutocompleteValue,
  listEntries,
} from './autocompleteModel'
import { AutocompleteSign } from './AutocompleteSign'
import { pressListKey, useAutocomplete } from './useAutocomplete'

interface AutocompleteFieldProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'id' | 'value' | 'onChange' | 'required' | 'name' | 'onBlur'> {
  value: AutocompleteValue
  onChange: (value: AutocompleteValue) => void
  /** Searches for a typed text. The signal aborts when the result is no longer needed. */
  search: (text: string, signal: AbortSignal) => Promise<AutocompleteResult>
  texts: AutocompleteTexts
  /** Name of the hidden input that submits the id with a form. */
  idName?: string
  /**
   * True when the field accepts a text that is none of the results. A person accepts the typed text by leaving the
   * field, or by choosing the line with the server's `footerFreetext`.
   */
  isFreetextAllowed?: boolean
  /**
   * Delay in ms from the last key to the search; the host page's `autocomplete.debounce`. Enter and arrow down search
   * at once.
   */
  debounceMs?: number
  /** Time in ms for which the delete button stays visible after the pointer has left the field. */
  deleteLingerMs?: number
  /** The action to offer if nothing was found, such as adding a new address from the typed text. */
  noResultsAction?: { text: string; onAction: (text: string) => void }
  /** Called when a person chose a result, by mouse or by key. */
  onChoose?: (item: AutocompleteItem) => void
  /**
   * Called when a person chose the line whose text is the server's `footerMissingText`, such as 'missing? add new'. The
   * field already holds the typed text as free text.
   */
  onMissing?: (text: string) => void
  /** Called when the field has lost the focus and its value is final. */
  onBlur?: () => void
}

const Place = styled.div`
  position: relative;
  display: grid;
  min-width: 0;
`
const Input = styled.input`
  ${inputStyle}
  padding-inline-end: 38px;
  text-overflow: ellipsis;
`

/**
 * A text input that searches while a person types. A chosen result fills the input with its name, and the hidden input
 * with its id (portal-accounts 4, events 2.3).
 */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const {
    label,
    isLabelHidden,
    hint,
    error,
    isRequired,
    value,
    onChange,
    search,
    texts,
    idName,
    isFreetextAllowed = false,
    debounceMs = 1000,
    deleteLingerMs = 100,
    noResultsAction,
    onChoose,
    onMissing,
    onBlur,
    disabled,
    ref,
    ...rest
  } = props
  const listId = useId()
  const place = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [hasFocus, setHasFocus] = useState(false)
  const { isHovered, hoverProps } = useLingeringHover(deleteLingerMs)
  const field = useAutocomplete({
    value,
    onChange,
    search,
    isFreetextAllowed,
    debounceMs,
    describeFound: ({ results }) => (results.length === 0 ? texts.noResults : texts.found(results.length)),
    failedText: texts.failed,
  })
  const { state } = field
  const entries = listEntries(state, { isFreetextAllowed, addText: noResultsAction?.text, retryText: texts.retry })
  const isOpen = state.list.kind !== 'closed'

  const pick = (entry: AutocompleteEntry) => {
    const { text } = state.value
    switch (entry.kind) {
      case 'item':
        field.choose(entry.item)
        return onChoose?.(entry.item)
      case 'missing':
        field.takeFreetext()
        return onMissing?.(text)
      case 'freetext':
        return field.takeFreetext()
      case 'add':
        field.closeList()
        return noResultsAction?.onAction(text)
      case 'retry':
        return field.searchNow()
    }
  }
  const blur = (event: FocusEvent) => {
    if (place.current?.contains(event.relatedTarget)) return
    setHasFocus(false)
    field.leave()
    onBlur?.()
  }
  useImperativeHandle(ref, () => input.current!)
  const clear = () => {
    field.clear()
    input.current?.focus()
  }
  return (
    <FieldBox {...{ label, isLabelHidden, hint, error, isRequired }}>
      {control => (
        <Place
          ref={place}
          data-status={state.value.status}
          data-takes-escape={isOpen ? '' : undefined}
          onFocus={() => setHasFocus(true)}
          onBlur={blur}
          {...hoverProps}
        >
          <Input
            {...rest}
            {...control}
            ref={input}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            aria-autocomplete="list"
            aria-expanded={entries.length > 0}
            aria-controls={entries.length > 0 ? listId : undefined}
            aria-activedescendant={entries[state.active] ? `${listId}-${state.active}` : undefined}
            value={state.value.text}
            onChange={event => field.edit(event.currentTarget.value)}
            onKeyDown={event => pressListKey(event, { field, entries, pick })}
          />
          {idName !== undefined && (
            <input type="hidden" name={idName} value={state.value.id ?? ''} disabled={disabled} />
          )}
          <AutocompleteSign
            status={state.value.status}
            deleteLabel={texts.delete}
            canDelete={!disabled && (isHovered || hasFocus)}
            onDelete={clear}
          />
          {isOpen && (
            <AutocompleteList
              id={listId}
              label={label}
              anchor={input}
              state={state}
              entries={entries}
              texts={texts}
              onPick={pick}
              onHighlight={field.highlight}
            />
          )}
        </Place>
      )}
    </FieldBox>
  )
}

/**
 * Returns `isHovered`, true while the pointer is over an element and for `lingerMs` afterwards, and `hoverProps`.
 * Spread `hoverProps` on the element.
 */
function useLingeringHover(lingerMs: number) {
  const [isHovered, setIsHovered] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isHovered,
    hoverProps: {
      onPointerEnter: () => {
        clearTimeout(timer.current)
        setIsHovered(true)
      },
      onPointerLeave: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setIsHovered(false), lingerMs)
      },
    },
  }
}
