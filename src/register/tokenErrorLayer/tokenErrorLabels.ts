/** Every label of the layer of a login link that is not valid any more. */
export const tokenErrorLabels = ['register_layer_token_heading', 'register_layer_token_error', 'register_layer_token_error_text', 'register_layer_to_page'] as const
