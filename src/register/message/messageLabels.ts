/** Every label of the message window. */
export const messageLabels = ['register_message_heading', 'register_new_tab', 'registerframe_message_fail'] as const
