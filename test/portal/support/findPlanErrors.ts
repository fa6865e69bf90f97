/** Node of a plan as PostgreSQL's auto_explain writes it. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

const PLAN = /LOG: {2}duration: [\d.]+ ms {2}plan:\n((?:\t.*\n?)+)/g

/** Returns the plans in a part of PostgreSQL's log, as JSON. */
function plansIn(logged: string): { 'Query Text': string; Plan: PlanNode }[] {
  return [...logged.matchAll(PLAN)].map(([, text = '']) => JSON.parse(text))
}

/**
 * Returns an error for each sequential scan of more than `FEW` rows in a part of PostgreSQL's log, and for each plan
 * node that reads more than `most` rows. Throws if the log has no plan.
 */
export function findPlanErrors(logged: string, most: number): string[] {
  const plans = plansIn(logged)
  if (plans.length === 0) throw new Error(`PostgreSQL logged no plan: ${logged.slice(0, 500)}`)
  return plans.flatMap(plan =>
    nodesOf(plan.Plan).flatMap(node =>
      findNodeErrors(node, most).map(
        error => `${error} in ${plan['Query Text'].replaceAll(/\s+/g, ' ').slice(0, 200)}`,
      ),
    ),
  )
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

function findNodeErrors(node: PlanNode, most: number): string[] {
  const { 'Node Type': type, 'Relation Name': relation = '' } = node
  const rows =
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
    node['Actual Loops']
  return [
    ...(type === 'Seq Scan' && rows > FEW ? [`Seq Scan of ${rows} rows of ${relation}`] : []),
    ...(rows > most ? [`${type} of ${rows} rows ${relation}`.trim()] : []),
  ]
}

/** Number of rows of a small table, which PostgreSQL may read sequentially although it has an index. */
const FEW = 100
