import type { FieldPlan } from './FieldPlan'

/** The fields of a form. */
export type FormPlan<Values extends object> = { readonly [Name in keyof Values]: FieldPlan<Values[Name]> }
