import { Check, CircleAlert } from 'lucide'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Icon } from '../../../kit/control/Icon'
import { cssVar } from '../../../kit/theme/tokens'

interface CauseListProps {
  readonly label: string
  /** Each picture that was incomplete at the start. `causes` names the fields that are still missing. */
  readonly items: readonly { readonly id: number; readonly name: string; readonly causes: readonly string[] }[]
  /** The picture that is shown. */
  readonly currentId: number
  readonly doneText: string
}

const List = styled.ol`
  display: grid;
  gap: 2px;
  max-height: 200px;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow: auto;
  overscroll-behavior: contain;
`
const Item = styled.li<{ $isDone: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${cssVar('space-2')};
  padding: ${cssVar('space-1')} ${cssVar('space-2')};
  border-radius: ${cssVar('radius-small')};
  overflow-wrap: anywhere;
  & > svg {
    margin-block-start: 3px;
    color: ${({ $isDone }) => cssVar($isDone ? 'success-text' : 'warning-text')};
  }
  &[aria-current] {
    background: ${cssVar('accent-soft')};
  }
`
const Causes = styled.span`
  display: block;
  color: ${cssVar('text-soft')};
  font-size: ${cssVar('font-small')};
`

/**
 * Lists each picture that was incomplete at the start, with the fields that are still missing, so that a person sees
 * the progress (image-library 2.10). Marks the shown picture.
 */
export function CauseList({ label, items, currentId, doneText }: CauseListProps) {
  const current = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // In newer browsers, `scrollIntoView` returns a promise. Without the braces, the effect would return this promise,
    // and React would take it for a clean-up function.
    current.current?.scrollIntoView?.({ block: 'nearest' })
  }, [currentId])
  return (
    // Focusable, so that the keyboard can scroll a long list.
    <List aria-label={label} tabIndex={items.length > 3 ? 0 : undefined}>
      {items.map(({ id, name, causes }) => (
        <Item
          key={id}
          ref={id === currentId ? current : undefined}
          aria-current={id === currentId ? 'step' : undefined}
          $isDone={causes.length === 0}
        >
          <Icon of={causes.length === 0 ? Check : CircleAlert} size={16} />
          <span>
            {name}
            <Causes>{causes.length === 0 ? doneText : causes.join(' · ')}</Causes>
          </span>
        </Item>
      ))}
    </List>
  )
}
