import { plural } from '../../../labels/coreLabels'

/** Labels of the question that offers to adapt files. */
export const fitLabels = [
  'abbrechen',
  'pix_fit_all',
  'pix_fit_animation',
  'pix_fit_name',
  'pix_fit_no',
  'pix_fit_parts',
  'pix_fit_progress',
  'pix_fit_side',
  'pix_fit_size',
  'pix_fit_text',
  'pix_fit_total',
  'pix_fit_type',
  'pix_fit_working',
  'pix_fit_yes',
  'pix_upload_list',
  'pix_upload_reading',
  ...plural('pix_fit_question'),
] as const
