import { plural } from '../../labels/coreLabels'

/** Labels that the library shows if the page limits the choice. */
export const pickLabels = [
  'pix_pick_width',
  'pix_pick_ratio',
  'pix_pick_too_narrow',
  'pix_pick_wrong_ratio',
  'pix_pick_no_series',
  'pix_pick_unchecked',
  'pix_pick_nothing',
  'pix_pick_take_none',
  ...plural('pix_pick_most', 'pix_pick_full', 'pix_pick_gone', 'pix_pick_unfit'),
] as const

/** A label of a limited choice. */
export type PickLabel = (typeof pickLabels)[number]
