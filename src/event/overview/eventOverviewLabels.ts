/** Every label of the event overview. */
export const eventOverviewLabels = ['event_overview_heading', 'event_overview_empty'] as const
