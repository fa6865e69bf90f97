import type { PickerOption } from '../../kit/field/tree/pickerModel'

const has = (options: readonly PickerOption[], value: string): boolean => options.some(option => option.value === value || has(option.options ?? [], value))

/**
 * Adds an event's own choice to a set that has it no longer, so that nobody loses it unseen.
 * @param none the value that means no choice
 * @param label what the lost choice is called
 */
export function withLostOption(options: readonly PickerOption[], value: string, none: string, label: string): readonly PickerOption[] {
  return value === none || has(options, value) ? options : [{ value, label }, ...options]
}
