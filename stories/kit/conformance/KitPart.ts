import type { ReactNode } from 'react'
import type { PartProps } from './PartProps'

/** One row of the table of kit parts: how to draw the part, how a person finds it, and what its keys do. */
export interface KitPart<Value = unknown> {
  /** The component's name. */
  readonly name: string
  /** The role of the element that carries the name, and the hint and error if it takes them. Left out: it has none and is found by its label, as a password input. */
  readonly role?: string
  /** Where Tab stops, if that is another element than the one with the name. */
  readonly stop?: { readonly role: string; readonly label?: string }
  /** Which states it has besides the plain one. Left out: none. */
  readonly takes?: readonly ('error' | 'hint' | 'required' | 'disabled' | 'hiddenLabel')[]
  /** The value it starts with; left out for a part that has none, such as a button. */
  readonly start?: Value
  /** Keys pressed one after the other once Tab has reached it, in Playwright's names. Left out: nothing in it takes the focus. */
  readonly keys?: readonly string[]
  /** What it reports last after these keys. */
  readonly reports?: Value
  /** Draws it with the props it is given, calling `onChange` with what it reports. */
  draw(props: PartProps<Value>): ReactNode
}
