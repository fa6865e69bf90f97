/** How a person left a modal dialog without using one of its buttons. */
export type DismissReason = 'escape' | 'backdrop'
