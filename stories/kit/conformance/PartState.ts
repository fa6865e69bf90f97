/** A state in which the conformance suite looks at a part. */
export type PartState = 'plain' | 'faulty' | 'disabled' | 'unlabelled'
