import type { LiteralValue } from './LiteralValue'

/**
 * Puts a statement to the database without the query builder, for the calls whose rate counts; the values stand for $1, $2 ….
 * A statement with a `name` is parsed and planned once. Plans never depend on the values (see GENERIC_PLANS): what should decide the plan is written as a literal.
 */
export type DatabaseQuery = <Row extends object>(statement: { name?: string; text: string }, values: readonly LiteralValue[]) => Promise<Row[]>
