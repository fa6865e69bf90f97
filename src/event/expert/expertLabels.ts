/** The labels of the way to the expert mode. */
export const expertLabels = ['event_expert_mode', 'event_allow_popups', 'cluster_is_not_single_event_type_error_caption', 'cluster_is_not_single_event_type_error_message', 'open_stage'] as const
