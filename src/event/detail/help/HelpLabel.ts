/** The label of a field's help. */
export type HelpLabel = `event_help_${string}`
