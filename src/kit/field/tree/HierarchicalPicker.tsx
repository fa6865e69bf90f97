import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { Popup } from '../../control/popup/Popup'
import { useLeaving } from '../../control/popup/useLeaving'
import { rovingTarget } from '../../control/rovingTarget'
import { useTypeAhead } from '../../control/useTypeAhead'
import { FieldBox, type FieldProps } from '../FieldBox'
import { DropButton } from './DropButton'
import { PickerLine } from './PickerLine'
import { labelsAlong, optionAt, pathOf, type PickerOption, type PickerPath, siblingsAt } from './pickerModel'

interface HierarchicalPickerProps extends FieldProps {
  options: readonly PickerOption[]
  value: string
  onChange: (value: string) => void
  /** Text if no option has the value. */
  emptyText: string
  /** Delay in ms between the pointer leaving the picker and the picker closing (events 9). */
  leaveMs?: number
  disabled?: boolean
}

/**
 * Time in ms that the pointer rests on another line before the open submenu closes. Without this delay, a pointer that
 * crosses another line on its way into the submenu would close the submenu.
 */
const CROSSING_MS = 250

const Place = styled.div`
  display: grid;
  min-width: 0;
`

/** One choice in a hierarchy: a drop-down whose submenus open side by side, by pointer and by keys (events 2.2). */
export function HierarchicalPicker({
  options,
  value,
  onChange,
  emptyText,
  leaveMs = 900,
  disabled = false,
  ...box
}: HierarchicalPickerProps) {
  const popupId = useId()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const crossing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typeAhead = useTypeAhead()
  const [isOpen, setIsOpen] = useState(false)
  const [openPath, setOpenPath] = useState<PickerPath>([])
  const [focused, setFocused] = useState<PickerPath>([0])
  const chosen = pathOf(options, value)
  useLeaving(place, isOpen, () => setIsOpen(false))
  useEffect(() => {
    if (isOpen) place.current?.querySelector<HTMLElement>(`[data-path="${focused.join('/')}"]`)?.focus()
  }, [isOpen, focused])
  const stopTimers = () => {
    clearTimeout(timer.current)
    clearTimeout(crossing.current)
  }
  useEffect(() => stopTimers, [])
  const open = () => {
    setOpenPath([])
    setFocused(chosen?.slice(0, 1) ?? [0])
    setIsOpen(true)
  }
  const close = () => {
    stopTimers()
    setIsOpen(false)
    button.current?.focus()
  }
  const choose = (path: PickerPath) => {
    const option = optionAt(options, path)
    close()
    if (option) onChange(option.value)
  }
  const enter = (path: PickerPath) => {
    setOpenPath(path)
    setFocused([...path, 0])
  }
  const leaveLevel = () => {
    setOpenPath(focused.slice(0, -2))
    setFocused(focused.slice(0, -1))
  }
  // The focus moves to the line under the pointer. Otherwise it would be lost if the focused line is in a submenu that
  // closes.
  const point = (path: PickerPath) => {
    clearTimeout(crossing.current)
    setOpenPath(optionAt(options, path)?.options ? path : path.slice(0, -1))
    setFocused(path)
  }
  const hover = (path: PickerPath) => {
    clearTimeout(crossing.current)
    const isBesideSubmenu = !openPath.every((index, level) => path[level] === index)
    if (isBesideSubmenu) crossing.current = setTimeout(() => point(path), CROSSING_MS)
    else point(path)
  }
  const pressKey = (event: KeyboardEvent) => {
    clearTimeout(crossing.current)
    if (event.key === 'Tab') return close()
    const step = keyAction(event)
    if (!step) return
    event.preventDefault()
    step()
  }
  const keyAction = ({ key, currentTarget }: KeyboardEvent): (() => void) | undefined => {
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
    const siblings = siblingsAt(options, focused)
    const index = focused.at(-1) ?? 0
    const isParent = siblings[index]?.options !== undefined
    const isNested = focused.length > 1
    if (key === 'Escape') return isNested ? leaveLevel : close
    if (key === 'Enter' || key === ' ') return () => (isParent ? enter(focused) : choose(focused))
    if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return isParent ? () => enter(focused) : undefined
    if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return isNested ? leaveLevel : undefined
    const target =
      rovingTarget(key, index, siblings.length, 'column') ??
      typeAhead(
        key,
        siblings.map(({ label }) => label),
        index,
      )
    if (target === undefined) return undefined
    return () => {
      setOpenPath(focused.slice(0, -1))
      setFocused([...focused.slice(0, -1), target])
    }
  }
  const leave = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => (place.current?.contains(focusIn(place.current)) ? close() : setIsOpen(false)),
      leaveMs,
    )
  }
  return (
    <FieldBox {...box}>
      {control => (
        <Place
          ref={place}
          data-takes-escape={isOpen ? '' : undefined}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => isOpen && leave()}
        >
          <DropButton
            ref={button}
            control={control}
            text={chosen ? labelsAlong(options, chosen).join(' › ') : emptyText}
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
            <Popup id={popupId} role="tree" aria-label={box.label} anchor={button} isAnchorWide onKeyDown={pressKey}>
              {options.map((option, index) => (
                <PickerLine
                  key={option.value}
                  option={option}
                  path={[index]}
                  selected={value}
                  openPath={openPath}
                  onHover={hover}
                  onPoint={point}
                  onChoose={choose}
                />
              ))}
            </Popup>
          )}
        </Place>
      )}
    </FieldBox>
  )
}

function focusIn(element: Element): Element | null {
  return (element.getRootNode() as Document | ShadowRoot).activeElement
}
