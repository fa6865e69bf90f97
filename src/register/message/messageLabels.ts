/** Every label of the message window; those of the portal's own messages are asked for when an answer names them. */
export const messageLabels = ['register_message_heading', 'register_new_tab', 'registerframe_message_fail'] as const
