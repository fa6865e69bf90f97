/** How much a button stands out: one `primary` per window, `danger` for what cannot be undone, `quiet` for bars. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
