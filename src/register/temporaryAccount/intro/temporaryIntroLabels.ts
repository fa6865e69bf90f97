import { introLabels } from './introLabels'

/** Every label of the intro of temporary accounts. */
export const temporaryIntroLabels = ['register_tmp_intro_heading', 'register_tmp_intro_text', 'register_tmp_without_text', 'register_tmp_without_again', 'register_tmp_no_cookies', ...introLabels] as const
