/** The question before a layer is left in which something was typed. */
export const leaveLabels = ['register_layer_leave_question', 'register_layer_leave_text', 'register_layer_leave', 'register_layer_stay'] as const
