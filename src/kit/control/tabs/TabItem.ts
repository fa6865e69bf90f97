import type { LucideIcon } from 'lucide-react'

/** One tab of a tab bar. */
export interface TabItem {
  readonly id: string
  readonly label: string
  readonly icon?: LucideIcon
  /** Something on its panel is wrong; read out with the tab, which shows a mark. */
  readonly error?: string
}
