/** English texts of the question that offers to adapt files before an upload, and of two errors in the upload list. */
export const englishFitTexts: Readonly<Record<string, string>> = {
  pix_fit_question: 'Adapt pictures? ({COUNT})',
  pix_fit_question_one: 'Adapt {COUNT} picture?',
  pix_fit_question_other: 'Adapt {COUNT} pictures?',
  pix_fit_text:
    'The portal doesn’t accept these files as they are. The pictures are adapted on this device and lose camera data such as date and place. Your own files stay unchanged.',
  pix_fit_all: 'Adapt all',
  pix_fit_type: '{FROM} becomes {TO}',
  pix_fit_size: '{FROM} → about {TO}',
  pix_fit_side: 'longest side {SIDE} pixels',
  pix_fit_animation: 'the animation is lost',
  pix_fit_name: 'The name becomes {NAME}, the content stays the same',
  pix_fit_total: 'About {SIZE} in total.',
  pix_fit_parts: 'The files are sent in several parts.',
  pix_fit_working: 'The pictures are being adapted …',
  pix_fit_progress: '{INDEX} of {COUNT}',
  pix_fit_yes: 'Adapt and upload',
  pix_fit_no: 'Don’t adapt',
  pix_upload_file_broken: 'This browser can’t read the picture: it is damaged, or its content doesn’t match its name.',
  pix_upload_file_too_many_pixels: 'The picture has more than 100 million pixels. Please make it smaller.',
}
