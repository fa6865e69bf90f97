import type { RadioOption } from './RadioOption'

/** The option whose button Tab stops at: the chosen one, else the first that can be chosen. */
export function focusedOption(options: readonly RadioOption[], value: string): RadioOption | undefined {
  const open = options.filter(option => !option.isDisabled)
  return open.find(option => option.value === value) ?? open[0]
}
