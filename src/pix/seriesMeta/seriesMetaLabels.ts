import { unsavedLabels } from '../picture/useAskBeforeLeaving'

/** Labels of the series meta window. */
export const seriesMetaLabels = [
  'pix_series_heading',
  'pix_series_add',
  'pix_series_add_help',
  'pix_series_edit',
  'pix_series_edit_help',
  'pix_field_title',
  'pix_series_id',
  'pix_delete',
  'pix_delete_question',
  'pix_delete_not_offered',
  'pix_manage',
  'pix_save',
  ...unsavedLabels,
] as const

/** A label of the series meta window. */
export type SeriesMetaLabel = (typeof seriesMetaLabels)[number]
