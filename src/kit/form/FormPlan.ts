import type { FieldPlan } from './FieldPlan'

/** The fields of a form, in the order in which a person meets them. */
export type FormPlan<Values extends object> = { readonly [Name in keyof Values]: FieldPlan<Values[Name]> }
