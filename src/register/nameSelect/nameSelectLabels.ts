/** Every label of the window nameselect. */
export const nameSelectLabels = ['register_nameselect_heading', 'register_nameselect_text', 'register_nameselect_persons', 'register_someone_else', 'register_nameselect_missing', 'register_continue'] as const
