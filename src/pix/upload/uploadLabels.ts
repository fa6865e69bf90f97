/** Every label of the upload dialog. */
export const uploadLabels = [
  'process_upload',
  'not_uploaded_wrong_file_type',
  'dropzone upload error',
  'pix_upload_allowed_types',
  'pix_upload_amount',
  'pix_upload_file_wrong_type',
  'pix_upload_file_too_large',
  'pix_upload_post_too_large',
  'pix_upload_files',
  'pix_upload_not_sent',
  'pix_upload_storing',
  'pix_upload_done',
  'pix_upload_stop_question',
  'pix_upload_stop',
  'pix_upload_continue',
] as const
