/** Every label of the detail editor. */
export const eventDetailLabels = ['event_detail_heading', 'event_title'] as const
