/** An option of a hierarchical picker, or a heading with options below it. */
export interface PickerOption {
  readonly value: string
  readonly label: string
  readonly options?: readonly PickerOption[]
}

/** Window width in CSS px below which a submenu covers a part of its parent (events 9). */
const WIDE_WINDOW = 960

/** The path to an option: its index among the roots, then among the children of that root, and so on. */
export type PickerPath = readonly number[]

/** Returns the offset of a submenu from the edge of its parent, as a share of the parent's width (events 2.2). */
export function submenuShare(windowWidth: number): number {
  return windowWidth < WIDE_WINDOW ? 2 / 3 : 1
}

/** Returns the option at the end of a path. */
export function optionAt(options: readonly PickerOption[], path: PickerPath): PickerOption | undefined {
  const [first, ...rest] = path
  const option = first === undefined ? undefined : options[first]
  return rest.length === 0 || !option ? option : optionAt(option.options ?? [], rest)
}

/** Returns the options of the list in which a path ends. */
export function siblingsAt(options: readonly PickerOption[], path: PickerPath): readonly PickerOption[] {
  return path.length <= 1 ? options : (optionAt(options, path.slice(0, -1))?.options ?? [])
}

/**
 * Returns the path to a value; undefined if no option has it. If a heading and an option below it have the value, the
 * option counts.
 */
export function pathOf(options: readonly PickerOption[], value: string): PickerPath | undefined {
  let at = -1
  for (const option of options) {
    at += 1
    const rest = pathOf(option.options ?? [], value)
    if (rest) return [at, ...rest]
    if (option.value === value) return [at]
  }
  return undefined
}

/** Returns the labels along a path, from the root on. */
export function labelsAlong(options: readonly PickerOption[], path: PickerPath): string[] {
  return path.flatMap((_, index) => optionAt(options, path.slice(0, index + 1))?.label ?? [])
}
