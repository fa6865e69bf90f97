import { type IconNode, Images, Search } from 'lucide'
import type { ManageLabel } from './manageLabels'

/** Placeholder of a list without pictures: icon, heading, text and the label of the next step. */
type Placeholder = readonly [icon: IconNode, heading: ManageLabel, text: ManageLabel, action: ManageLabel]

/** The placeholders by the list's state. */
export const listPlaceholders = {
  empty: [Images, 'pix_empty_heading', 'pix_empty_text', 'pix_upload'],
  nothingMarked: [Images, 'pix_nothing_marked_heading', 'pix_nothing_marked_text', 'pix_show_all'],
  emptySeries: [Images, 'pix_series_empty_heading', 'pix_series_empty_text', 'pix_show_all'],
  noMatch: [Search, 'pix_no_match_heading', 'pix_no_match_text', 'pix_filter_clear'],
} as const satisfies Readonly<Record<string, Placeholder>>
