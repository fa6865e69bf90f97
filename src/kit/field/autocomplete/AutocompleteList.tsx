import { type RefObject, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { plainText } from '../../../labels/plainText'
import { Popup } from '../../control/popup/Popup'
import { cssVar } from '../../theme/tokens'
import type { AutocompleteEntry, AutocompleteState } from './autocompleteModel'

/** The texts of an autocomplete field that do not come with a result. */
export interface AutocompleteTexts {
  /** Shown while a search runs. */
  readonly loading: string
  /** Shown if a search found nothing. */
  readonly noResults: string
  /** Shown if a search failed. */
  readonly failed: string
  /** Text of the line that searches again after a failure. */
  readonly retry: string
  /** The name of the button that empties a validated field. */
  readonly delete: string
  /** Returns the text that screen readers speak when results arrive. */
  readonly found: (count: number) => string
}

interface AutocompleteListProps {
  id: string
  label: string
  anchor: RefObject<HTMLElement | null>
  state: AutocompleteState
  entries: readonly AutocompleteEntry[]
  texts: AutocompleteTexts
  onPick: (entry: AutocompleteEntry) => void
  onHighlight: (line: number) => void
}

const Box = styled(Popup)`
  display: flex;
  flex-direction: column;
`
// Only the list box scrolls, so that the server's texts above and below the list box stay visible. The list box needs
// no tab stop, because the arrow keys in the field scroll the highlighted line into view.
const Lines = styled.ul`
  flex: 0 1 auto;
  min-height: min(100%, 2 * ${cssVar('size-control-small')});
  list-style: none;
  overflow: auto;
  overscroll-behavior: contain;
`
const Line = styled.li<{ $isOffer: boolean }>`
  display: grid;
  align-content: center;
  min-height: ${cssVar('size-control-small')};
  padding: 5px ${cssVar('space-2')};
  border-radius: ${cssVar('radius-small')};
  color: ${({ $isOffer }) => cssVar($isOffer ? 'accent-text' : 'text')};
  font-weight: ${({ $isOffer }) => ($isOffer ? 500 : 'inherit')};
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${cssVar('accent-soft')};
    color: ${({ $isOffer }) => cssVar($isOffer ? 'accent-text' : 'text')};
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
const Note = styled.p`
  padding: 5px ${cssVar('space-2')};
  font-size: ${cssVar('font-small')};
  color: ${cssVar('text-soft')};
`
const Info = styled.span`
  font-size: ${cssVar('font-small')};
  color: ${cssVar('text-soft')};
`

/**
 * The popup below an autocomplete field: a list box with the results and the offers, and the server's texts around it.
 * An offer is, for example, to accept the typed text.
 */
export function AutocompleteList({
  id,
  label,
  anchor,
  state,
  entries,
  texts,
  onPick,
  onHighlight,
}: AutocompleteListProps) {
  const { list, active } = state
  const activeLine = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // The effect has braces, so that it returns nothing. In some browsers `scrollIntoView` returns a promise, which
    // React would take for a clean-up function.
    activeLine.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const { header, footer, footerInfoText } = list.kind === 'found' ? list.result : {}
  const message =
    list.kind === 'loading'
      ? texts.loading
      : list.kind === 'failed'
        ? texts.failed
        : list.kind === 'found' && list.result.results.length === 0
          ? texts.noResults
          : ''
  return (
    // A press on the popup must not take the focus from the field, because a field without the focus closes the popup.
    <Box anchor={anchor} isAnchorWide onMouseDown={event => event.preventDefault()}>
      {header && <Note>{plainText(header)}</Note>}
      {message && <Note>{message}</Note>}
      {entries.length > 0 && (
        <Lines id={id} role="listbox" aria-label={label}>
          {entries.map((entry, line) => (
            <Line
              key={line}
              ref={line === active ? activeLine : undefined}
              id={`${id}-${line}`}
              role="option"
              aria-selected={line === active}
              $isOffer={entry.kind !== 'item'}
              onPointerMove={() => line !== active && onHighlight(line)}
              onClick={() => onPick(entry)}
            >
              {entry.text}
              {entry.kind === 'item' && entry.info && <Info>{entry.info}</Info>}
            </Line>
          ))}
        </Lines>
      )}
      {footer && <Note>{plainText(footer)}</Note>}
      {footerInfoText && <Note>{plainText(footerInfoText)}</Note>}
    </Box>
  )
}
