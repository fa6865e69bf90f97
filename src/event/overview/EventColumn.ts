/** A column of the overview that can be sorted by (events 2.1). */
export type EventColumn = 'status' | 'date' | 'city' | 'host' | 'title' | 'category'
