import { plural } from '../../labels/coreLabels'
import type { ReadLabel } from '../../labels/useLabels'
import { descriptionLabels } from '../descriptions/languageName'
import { unsavedLabels } from '../picture/useAskBeforeLeaving'

/** Labels of the field check window. */
export const fieldCheckLabels = [
  'pix_check_heading',
  'pix_check_counter',
  'pix_check_total',
  'pix_check_list',
  'pix_check_done',
  'pix_check_copy',
  'pix_check_gone',
  'pix_check_foreign',
  'pix_check_skip',
  'pix_check_skipped',
  '_save_next',
  '_save_insert',
  '_back',
  'notempty',
  'pix_untitled',
  'pix_manage',
  'pix_file_missing',
  'pix_field_title',
  'pix_field_subtitle',
  'pix_field_copyright',
  'pix_field_agency',
  'pix_field_date',
  'pix_field_link',
  'pix_field_originator',
  'pix_field_place',
  'pix_field_keywords',
  ...descriptionLabels,
  ...unsavedLabels,
  ...plural('pix_check_copied'),
] as const

/** A label of the field check window. */
export type FieldCheckLabel = (typeof fieldCheckLabels)[number]

const LABELS: Readonly<Record<string, FieldCheckLabel>> = {
  Title: 'pix_field_title',
  Subtitle: 'pix_field_subtitle',
  Copyright: 'pix_field_copyright',
  Agency: 'pix_field_agency',
  Date: 'pix_field_date',
  Link: 'pix_field_link',
  Originator: 'pix_field_originator',
  Place: 'pix_field_place',
  Keywords: 'pix_field_keywords',
}

/** Returns the display name of a checked field. Unknown fields keep their own name. */
export function checkedFieldName(field: string, t: ReadLabel<FieldCheckLabel>): string {
  const label = LABELS[field]
  return label ? t(label) : field
}
