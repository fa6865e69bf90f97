import { useRef, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { SelectField } from '../../field/SelectField'
import { cssVar } from '../../theme/cssVar'
import { Icon } from '../Icon'
import { rovingTarget } from '../rovingTarget'
import { VisuallyHidden } from '../VisuallyHidden'
import type { TabItem } from './TabItem'
import { tabLook } from './tabLook'

/** Props of a tab bar. */
export interface TabBarProps {
  /** Begins the ids: a tab's is `{id}-{tab}`, that of the panel, which the caller draws, `{id}-panel`. */
  id: string
  /** What the tabs are parts of; also the label of the select box that stands for them in a narrow place. */
  label: string
  tabs: readonly TabItem[]
  selected: string
  /** A person wants another tab; it shows when `selected` says so, which a check may refuse. */
  onSelect: (id: string) => void
  /** Arrow keys open a tab at once. Off, they only move the focus, and Enter or Space opens: for panels that load or are checked. */
  isAutomatic?: boolean
  /** In a place narrower than this, in CSS px, a select box stands for the tabs. */
  narrowBelow?: number
}

const Place = styled.div`
  container-type: inline-size;
  min-width: 0;
`
const Bar = styled.div<{ $narrowBelow: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-1')};
  border-block-end: 1px solid ${cssVar('border')};
  @container (max-width: ${({ $narrowBelow }) => $narrowBelow - 0.02}px) {
    display: none;
  }
`
const Narrow = styled.div<{ $narrowBelow: number }>`
  @container (min-width: ${({ $narrowBelow }) => $narrowBelow}px) {
    display: none;
  }
`
const Tab = styled.button`
  ${tabLook}
`
const Mark = styled.span`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${cssVar('danger-text')};
  forced-color-adjust: none;
`

/** The buttons that choose one of several panels; a select box where there is no room for them. For panels that stand elsewhere: else use Tabs. */
export function TabBar({ id, label, tabs, selected, onSelect, isAutomatic = false, narrowBelow = 480 }: TabBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    const faces = [...(bar.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = rovingTarget(event.key, faces.indexOf(event.target as HTMLElement), faces.length, 'row', isRtl)
    if (target === undefined) return
    event.preventDefault()
    faces[target]?.focus()
    const tab = tabs[target]
    if (isAutomatic && tab) onSelect(tab.id)
  }
  return (
    <Place>
      <Bar ref={bar} role="tablist" aria-label={label} $narrowBelow={narrowBelow} onKeyDown={pressKey}>
        {tabs.map(tab => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => tab.id !== selected && onSelect(tab.id)}
          >
            {tab.icon && <Icon of={tab.icon} />}
            {tab.label}
            {tab.error !== undefined && (
              <>
                <Mark />
                <VisuallyHidden>{tab.error}</VisuallyHidden>
              </>
            )}
          </Tab>
        ))}
      </Bar>
      <Narrow $narrowBelow={narrowBelow}>
        <SelectField
          label={label}
          isLabelHidden
          value={selected}
          onChange={onSelect}
          options={tabs.map(tab => ({ value: tab.id, label: tab.error === undefined ? tab.label : `${tab.label} – ${tab.error}` }))}
        />
      </Narrow>
    </Place>
  )
}
