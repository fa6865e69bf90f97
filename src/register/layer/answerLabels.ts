/** What a layer says of an answer that is no success. */
export const answerLabels = ['register_layer_error', 'register_layer_too_many'] as const
