/**
 * A day on the calendar as `YYYY-MM-DD`. A text and not a `Date`, because a `Date` is a moment: the browser's time zone would move
 * it to another day. Texts of this shape sort as days do.
 */
export type LocalDate = string
