import { unsavedLabels } from '../picture/useAskBeforeLeaving'

/** The handles of the frame, by their direction. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const

/** Every label of the window that crops a picture. */
export const cropLabels = [
  'abbrechen',
  'pix_crop',
  'pix_crop_text',
  'pix_crop_unsaved',
  'pix_crop_stage',
  'pix_crop_keys',
  'pix_crop_area',
  'pix_crop_handle_nw',
  'pix_crop_handle_n',
  'pix_crop_handle_ne',
  'pix_crop_handle_e',
  'pix_crop_handle_se',
  'pix_crop_handle_s',
  'pix_crop_handle_sw',
  'pix_crop_handle_w',
  'pix_crop_frame',
  'pix_crop_ratio',
  'pix_crop_free',
  'pix_crop_turn_left',
  'pix_crop_turn_right',
  'pix_crop_mirror',
  'pix_crop_turned',
  'pix_crop_mirrored',
  'pix_crop_reset',
  'pix_crop_result',
  'pix_crop_smaller',
  'pix_crop_still',
  'pix_crop_save',
  'pix_crop_step_making',
  'pix_crop_step_reading',
  'pix_crop_step_sending',
  'pix_crop_step_describing',
  'pix_crop_load_failed',
  'pix_crop_foreign',
  'pix_crop_broken',
  'pix_crop_too_many_pixels',
  'pix_crop_no_canvas',
  'pix_crop_type_refused',
  'pix_crop_too_large',
  'pix_crop_shrink_question',
  'pix_crop_shrink_text',
  'pix_crop_incomplete',
  'pix_crop_stop_question',
  'pix_crop_stop_text',
  'pix_crop_stop_stored',
  'pix_crop_stop',
  'pix_crop_go_on',
  ...unsavedLabels,
] as const

/** A label of the window that crops a picture. */
export type CropLabel = (typeof cropLabels)[number]
