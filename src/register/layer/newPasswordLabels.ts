/** What the field of a new password says. */
export const newPasswordLabels = ['register_layer_new_password', 'register_layer_password_not_strong'] as const
