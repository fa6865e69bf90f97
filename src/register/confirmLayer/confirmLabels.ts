/** Every label of the layer that a confirmed registration leads to. */
export const confirmLabels = [
  'register_layer_confirm_heading',
  'register_layer_confirmed',
  'register_layer_confirmed_text',
  'register_layer_continue',
  'register_layer_my_profile',
  'register_layer_my_voucher',
  'register_layer_open_app',
] as const
