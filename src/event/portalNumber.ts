import * as v from 'valibot'

/** A number of the portal, such as an id, which PHP may write as text. */
export const portalNumber = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))])
