import * as v from 'valibot'
import type { Rule } from '../../kit/rule/Rule'
import { FoyerError } from '../../lib/FoyerError'

/** A text of the portal, which may be a number; what it leaves out is empty. */
export const portalText = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String))

/** The value must be more than blanks, which would be sent as nothing. */
export const hasText: Rule = value => (value.trim() === '' ? { rule: 'nonempty' } : undefined)

/** A person whom the portal knows and who may be the one that registers (portal-accounts 3). */
export interface Candidate {
  readonly id: string
  readonly firstname: string
  readonly surname: string
  /** 'n/a' where the portal does not say it. */
  readonly city: string
  /** 'n/a' where the portal does not say it: never a stranger's. */
  readonly email: string
  readonly addData: {
    readonly profile_image: string
    /** Videos on the player page. */
    readonly film6: readonly { readonly id: string }[]
    /** Films of the partner film school. */
    readonly film5: readonly { readonly id: string }[]
    /** Creator pages of the culture portal. */
    readonly userId: readonly string[]
  }
}

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** A list; where the portal has nothing to say it may be missing, null or an empty map. */
function list<T>(item: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.nullish(v.unknown(), []),
    v.transform(value => (Array.isArray(value) ? value : [])),
    v.array(item),
  )
}

const films = list(v.object({ id }))
/** PHP writes an empty map as an empty list, which has none of the fields either. */
const addData = v.nullish(v.object({ profile_image: portalText, film6: films, film5: films, userId: list(id) }), {})
const candidate: v.GenericSchema<unknown, Candidate> = v.object({
  id,
  firstname: portalText,
  surname: portalText,
  city: portalText,
  email: portalText,
  addData,
})

/** The persons of an answer's data: its `fullmatch`, or the data itself where that is the list; one of another shape is left out and reported. */
export function readCandidates(data: unknown, reportError: (error: unknown) => void): readonly Candidate[] {
  const found: unknown = Array.isArray(data) ? data : (data as { fullmatch?: unknown } | null | undefined)?.fullmatch
  return (Array.isArray(found) ? found : []).flatMap((entry: unknown) => {
    const { success, output, issues } = v.safeParse(candidate, entry)
    if (success) return output
    reportError(
      new FoyerError(
        'ANSWER_MALFORMED',
        `a person that the portal lists has not the contract's shape at '${v.getDotPath(issues[0]) ?? 'entry'}'. Correct the portal's answer.`,
      ),
    )
    return []
  })
}

const UNSAID = /^\s*(?:n\/a)?\s*$/i

/** A person in one line, 'firstname surname | city | email'; what is empty or 'n/a' is left out (portal-accounts 2.1). */
export function personText({
  firstname,
  surname,
  city,
  email,
}: Pick<Candidate, 'firstname' | 'surname' | 'city' | 'email'>): string {
  return [`${firstname} ${surname}`.trim(), city, email].filter(part => !UNSAID.test(part)).join(' | ')
}
