import type { SlotData } from './SlotData'

/** Names of a dataset that say where a slot stands, not what it holds. */
const PLACING = ['slot', 'layout']

/** Reads what a slot's element says besides its place: options, the selected one, `data-*` attributes. */
export function readSlotData(element: HTMLElement): SlotData {
  const options = element.localName === 'select' ? [...element.querySelectorAll('option')] : []
  return {
    options: options.map(option => ({ value: option.value, label: option.label, ...(option.disabled && { isDisabled: true }) })),
    value: options.find(option => option.hasAttribute('selected'))?.value,
    attributes: new Map(Object.entries({ ...element.dataset }).flatMap(([name, value]) => (value === undefined || PLACING.includes(name) ? [] : [[name, value]]))),
  }
}
