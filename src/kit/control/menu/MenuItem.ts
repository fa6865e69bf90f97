import type { LucideIcon } from 'lucide-react'

/** One act of a menu. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: LucideIcon
  /** What it does cannot be undone. */
  readonly isDangerous?: boolean
  /** Not to be used now; still met by the arrow keys, so that a person learns that it exists. */
  readonly isDisabled?: boolean
}
