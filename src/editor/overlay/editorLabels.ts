/** Every label of the editor overlay. */
export const editorLabels = [
  'editor_heading',
  'editor_frame',
  'editor_failed',
  'editor_failed_text',
  'editor_move',
  'editor_resize',
  'editor_handle_hint',
  'editor_place_left',
  'editor_place_center',
  'editor_place_right',
  'editor_larger',
  'editor_smaller',
  'editor_leave_question',
  'editor_leave_text',
  'editor_leave',
  'editor_stay',
] as const
