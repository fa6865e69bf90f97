import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { Popup } from '../../control/popup/Popup'
import { useLeaving } from '../../control/popup/useLeaving'
import { rovingTarget } from '../../control/rovingTarget'
import { useTypeAhead } from '../../control/useTypeAhead'
import { FieldBox, type FieldProps } from '../FieldBox'
import { DropButton } from './DropButton'
import {
  chosenTitles,
  keysToChosen,
  listRows,
  markOf,
  type ReadNodeId,
  stepSideways,
  toggleNode,
  type TreeNode,
} from './treeModel'
import { TreeLine } from './TreeLine'

interface TreeMultiSelectProps extends FieldProps {
  /** Text if nothing is selected, also the name of the open tree. */
  title: string
  nodes: readonly TreeNode[]
  idOf: ReadNodeId
  /** The ids of the selected nodes. */
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  /** Maximum height of the tree in CSS px (events 9); less if there is less room. A longer tree scrolls. */
  maxHeight?: number
  disabled?: boolean
}

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

const Place = styled.div`
  display: grid;
  min-width: 0;
`

/** Several choices in a tree, in a drop-down (WAI-ARIA tree). Selecting a branch selects everything in it. */
export function TreeMultiSelect({
  title,
  nodes,
  idOf,
  value,
  onChange,
  maxHeight = 300,
  disabled = false,
  ...box
}: TreeMultiSelectProps) {
  const popupId = useId()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const typeAhead = useTypeAhead()
  const [isOpen, setIsOpen] = useState(false)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const [focused, setFocused] = useState('0')
  const chosen = new Set(value)
  const rows = listRows(nodes, expanded)
  useLeaving(place, isOpen, () => setIsOpen(false))
  useEffect(() => {
    if (isOpen) place.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus()
  }, [isOpen, focused])
  const open = () => {
    setExpanded(new Set(keysToChosen(nodes, chosen, idOf)))
    setFocused('0')
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const expand = (key: string, isExpanded: boolean) => {
    const next = new Set(expanded)
    next[isExpanded ? 'add' : 'delete'](key)
    setExpanded(next)
    // A line inside a collapsed branch can't keep the focus.
    if (!isExpanded && focused.startsWith(`${key}/`)) setFocused(key)
  }
  const toggle = (key: string) => {
    setFocused(key)
    onChange(toggleNode(nodes, key, value, idOf))
  }
  const pressKey = (event: KeyboardEvent) => {
    const index = rows.findIndex(row => row.key === focused)
    const row = rows[index]
    if (!row) return
    if (event.key === 'Tab') return close()
    const step = keyAction(event, index, row.key)
    if (!step) return
    event.preventDefault()
    step()
  }
  const keyAction = (event: KeyboardEvent, index: number, current: string): (() => void) | undefined => {
    const key =
      getComputedStyle(event.currentTarget).direction === 'rtl' ? (MIRRORED[event.key] ?? event.key) : event.key
    if (key === 'Escape') return close
    if (key === 'Enter' || key === ' ') return () => toggle(current)
    const step = stepSideways(rows, index, key)
    if (step) return () => (step.type === 'focus' ? setFocused(step.key) : expand(step.key, step.type === 'expand'))
    const target =
      rovingTarget(key, index, rows.length, 'column') ??
      typeAhead(
        key,
        rows.map(({ node }) => node.title),
        index,
      )
    const next = target === undefined ? undefined : rows[target]
    return next && (() => setFocused(next.key))
  }
  return (
    <FieldBox {...box}>
      {control => (
        <Place ref={place} data-takes-escape={isOpen ? '' : undefined}>
          <DropButton
            ref={button}
            control={control}
            text={chosenTitles(nodes, chosen, idOf).join(', ') || title}
            isOpen={isOpen}
            popupId={popupId}
            disabled={disabled}
            onClick={() => (isOpen ? close() : open())}
            onKeyDown={event => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              open()
            }}
          />
          {isOpen && (
            <Popup
              id={popupId}
              role="tree"
              aria-label={title}
              aria-multiselectable
              anchor={button}
              isAnchorWide
              style={{ ['--popup-limit' as string]: `${maxHeight}px` }}
              onKeyDown={pressKey}
            >
              {rows.map(row => (
                <TreeLine
                  key={row.key}
                  row={row}
                  mark={markOf(row.node, chosen, idOf)}
                  isFocused={row.key === focused}
                  onToggle={() => toggle(row.key)}
                  onExpand={isExpanded => expand(row.key, isExpanded)}
                />
              ))}
            </Popup>
          )}
        </Place>
      )}
    </FieldBox>
  )
}
