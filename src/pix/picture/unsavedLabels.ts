/** The labels of the question before unsaved input is left. */
export const unsavedLabels = ['pix_unsaved_question', 'pix_unsaved_text', 'pix_unsaved_discard', 'pix_unsaved_keep'] as const
