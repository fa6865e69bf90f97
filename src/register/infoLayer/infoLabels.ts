/** Every label of the layer that tells about registering. */
export const infoLabels = ['register_layer_info_heading', 'register_layer_info', 'register_layer_info_text', 'register_layer_understood'] as const
