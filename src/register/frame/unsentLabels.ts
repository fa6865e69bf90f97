/** The labels of the question before unsent input is left. */
export const unsentLabels = ['register_leave_question', 'register_leave_lost', 'register_leave_kept', 'register_leave_confirm', 'register_leave_stay'] as const
