/** What a password field of the layers says besides its name. */
export const passwordLabels = ['register_layer_password_show', 'register_layer_password_hide', 'register_layer_caps_lock'] as const
