/** A state of a part in the conformance suite. */
export type PartState = 'plain' | 'faulty' | 'disabled' | 'unlabelled'
