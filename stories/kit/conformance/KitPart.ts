import type { ReactNode } from 'react'
import type { PartProps } from './PartProps'

/** One row of the table of kit parts: how the part renders, how a person finds it, and the effect of its keys. */
export interface KitPart<Value = unknown> {
  /** The component's name. */
  readonly name: string
  /**
   * Role of the element that has the accessible name, and the hint and error if the part supports them. If omitted, the
   * element is found by its label, because some have no role, such as a password input.
   */
  readonly role?: string
  /** The element that Tab focuses, if it is not the element with the accessible name. */
  readonly stop?: { readonly role: string; readonly label?: string }
  /** Optional props that the part supports; none if omitted. */
  readonly takes?: readonly ('error' | 'hint' | 'required' | 'disabled' | 'hiddenLabel')[]
  /** Initial value; omitted for a part without one, such as a button. */
  readonly start?: Value
  /**
   * Keys to press one after another once the part has the focus, in Playwright's names. If omitted, no element of the
   * part can have the focus.
   */
  readonly keys?: readonly string[]
  /** Last reported value after these keys. */
  readonly reports?: Value
  /** Renders the part with the given props; `onChange` gets its values. */
  draw(props: PartProps<Value>): ReactNode
}
