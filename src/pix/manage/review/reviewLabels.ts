import { plural } from '../../../labels/coreLabels'

/** Labels of the results of a review, in addition to `manageLabels`. */
export const reviewLabels = [
  'pix_review_end',
  'pix_duplicates_none',
  'pix_incomplete_none',
  'pix_undescribed_none',
  'pix_undescribed_unread',
  'pix_best_copy',
  'pix_keep_this',
  'pix_keep_best',
  'pix_keep_best_text',
  'pix_keep_best_more',
  'pix_keep_best_series',
  'pix_keep_best_progress',
  'pix_stop',
  ...plural(
    'pix_duplicates_found',
    'pix_incomplete_found',
    'pix_undescribed_found',
    'pix_keep_best_question',
    'pix_keep_best_done',
    'pix_keep_best_failed',
  ),
] as const

/** A label of a review's results. */
export type ReviewLabel = (typeof reviewLabels)[number]
