/** The labels that both intro layers show. */
export const introLabels = ['register_tmp_without', 'register_tmp_with', 'register_tmp_with_text', 'register_tmp_next'] as const
