import type { IconNode } from 'lucide'
import { type KeyboardEvent, useRef } from 'react'
import styled, { css } from 'styled-components'
import { SelectField } from '../../field/SelectField'
import { cssVar } from '../../theme/tokens'
import { Icon } from '../Icon'
import { VisuallyHidden } from '../LiveRegion'
import { rovingTarget } from '../rovingTarget'

/** One tab of a tab bar. */
interface TabItem {
  readonly id: string
  readonly label: string
  readonly icon?: IconNode
  /** Error in the tab's panel. The tab shows a red dot, and screen readers speak the text. */
  readonly error?: string
}

/** The styles of a tab. The selected tab has the accent colour, and a line below it. */
const tabStyle = css`
  position: relative;
  display: inline-flex;
  flex: 0 1 auto;
  align-items: center;
  gap: ${cssVar('space-2')};
  min-height: ${cssVar('size-control')};
  padding: 4px ${cssVar('space-3')};
  border: 0;
  border-radius: ${cssVar('radius-small')} ${cssVar('radius-small')} 0 0;
  background: transparent;
  color: ${cssVar('text-soft')};
  font-weight: 500;
  cursor: pointer;
  &:hover {
    background: ${cssVar('surface-hover')};
    color: ${cssVar('text')};
  }
  /* The focus outline is inside the tab, because the window's body clips an outline that crosses its edge. */
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-selected='true'] {
    color: ${cssVar('accent-text')};
  }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-inline: ${cssVar('space-2')};
    inset-block-end: 0;
    border-block-end: 2px solid ${cssVar('accent')};
  }
`

interface TabBarProps {
  /** Prefix of the ids: a tab has `{id}-{tab}`. The caller renders the panel with `{id}-panel`. */
  id: string
  /** Name of the tab bar, also the label of the select box that replaces it in a narrow container. */
  label: string
  tabs: readonly TabItem[]
  selected: string
  /** Called when a person chooses another tab. The caller can refuse the choice by leaving `selected` unchanged. */
  onSelect: (id: string) => void
  /**
   * True when arrow keys open a tab at once. If false, arrow keys only move the focus, and Enter or Space opens the
   * tab. Use false for panels that load or are validated.
   */
  isAutomatic?: boolean
  /** Width in CSS px below which a select box replaces the tabs. */
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
  ${tabStyle}
`
const Mark = styled.span`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${cssVar('danger-text')};
  forced-color-adjust: none;
`

/**
 * The tabs that choose one of several panels. A select box replaces them in a container narrower than `narrowBelow`.
 * The caller renders the panel.
 */
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
          options={tabs.map(tab => ({
            value: tab.id,
            label: tab.error === undefined ? tab.label : `${tab.label} – ${tab.error}`,
          }))}
        />
      </Narrow>
    </Place>
  )
}
