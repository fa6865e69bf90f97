/** A choice of a hierarchical picker, or a heading with choices of its own. */
export interface PickerOption {
  readonly value: string
  readonly label: string
  readonly options?: readonly PickerOption[]
}

/** In a narrower window a submenu lies over its parent (events 9). In CSS px. */
const WIDE_WINDOW = 960

/** The way to an option: its place among the roots, below that one, and so on. */
export type PickerPath = readonly number[]

/** How far a submenu begins from the edge of its parent, as a share of the parent's width (events 2.2). */
export function submenuShare(windowWidth: number): number {
  return windowWidth < WIDE_WINDOW ? 2 / 3 : 1
}

/** The option at the end of a path. */
export function optionAt(options: readonly PickerOption[], path: PickerPath): PickerOption | undefined {
  const [first, ...rest] = path
  const option = first === undefined ? undefined : options[first]
  return rest.length === 0 || !option ? option : optionAt(option.options ?? [], rest)
}

/** The options among which a path ends. */
export function siblingsAt(options: readonly PickerOption[], path: PickerPath): readonly PickerOption[] {
  return path.length <= 1 ? options : (optionAt(options, path.slice(0, -1))?.options ?? [])
}

/** The path to a value; undefined if no option has it. A heading can have it too, unless an option below it does. */
export function pathOf(options: readonly PickerOption[], value: string): PickerPath | undefined {
  for (const [index, option] of options.entries()) {
    const rest = pathOf(option.options ?? [], value)
    if (rest) return [index, ...rest]
    if (option.value === value) return [index]
  }
  return undefined
}

/** The labels along a path, from the root on. */
export function labelsAlong(options: readonly PickerOption[], path: PickerPath): string[] {
  return path.flatMap((_, index) => optionAt(options, path.slice(0, index + 1))?.label ?? [])
}
