import { introLabels } from './introLabels'

/** Every label of the basic intro. */
export const basicIntroLabels = ['register_tmp_basic_heading', 'register_tmp_basic_text', 'register_tmp_basic_without_text', ...introLabels] as const
