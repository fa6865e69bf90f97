/**
 * The setting under which both databases plan a prepared statement once: planning a list call anew costs more than running it,
 * and left to themselves they do that, because they take a `limit $1` for a tenth of the table.
 */
export const GENERIC_PLANS = 'plan_cache_mode=force_generic_plan'
