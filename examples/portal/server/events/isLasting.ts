/** In a statement: whether an event ends on a later day than it begins; in just these words it stands in indexes, and as no such event is found by its begin alone. */
export const isLasting = 'left(date_to, 10) > left(date_from, 10)'
