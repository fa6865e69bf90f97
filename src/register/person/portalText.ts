import * as v from 'valibot'

/** A text of the portal, which may be a number; what it leaves out is empty. */
export const portalText = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String))
