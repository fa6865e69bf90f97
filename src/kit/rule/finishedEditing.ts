import type { EditingState } from './EditingState'
import type { Rule } from './Rule'

const FINISHED: readonly (EditingState | undefined)[] = ['done', 'validated', 'freetext']

/**
 * The field reports that editing is finished; a search box only when its value is free text or a validated choice
 * (portal-accounts 5). A field that reports nothing has not finished.
 */
export const finishedEditing: Rule = (_value, context) => (FINISHED.includes(context?.editing) ? undefined : { rule: 'finishedEditing' })
