/**
 * How far the editing of a field has come. A plain field is `done` when it is left; the others are the states of a search box
 * (portal-accounts 4): its value is a choice it offered, one it did not, being looked up, being typed, or free text.
 */
export type EditingState = 'done' | 'validated' | 'invalidated' | 'validating' | 'editing' | 'freetext'
