/** A value as it can stand in a statement: a number, a text or a list of numbers. */
export type LiteralValue = string | number | readonly number[]
