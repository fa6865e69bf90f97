import { unsavedLabels } from '../picture/useAskBeforeLeaving'

/** Labels of the position window. */
export const positionLabels = [
  'pix_position_heading',
  'pix_position_width',
  'pix_position_height',
  'pix_position_size_wrong',
  'pix_position_size_hint',
  'pix_position_original',
  'pix_position_original_unknown',
  'pix_position_ratio',
  'pix_position_description',
  'pix_position_description_hint',
  'pix_position_decorative',
  'pix_position_alignment',
  'pix_position_alignment_none',
  'pix_position_alignment_left',
  'pix_position_alignment_center',
  'pix_position_alignment_right',
  'pix_position_submit',
  'pix_field_title',
  'pix_manage',
  'pix_crop',
  'pix_crop_placed',
  'pix_crop_part_done',
  'pix_crop_maybe_done',
  ...unsavedLabels,
] as const
