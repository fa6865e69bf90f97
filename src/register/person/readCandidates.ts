import * as v from 'valibot'
import type { Rule } from '../../kit/rule/Rule'
import { FoyerError } from '../../lib/FoyerError'
import { portalEntries } from '../../wire/portalValues'
import { isLeftOut, textOrEmpty } from '../optionalText'

/** The value must have more than blanks, because it is sent trimmed. */
export const hasText: Rule = value => (value.trim() === '' ? { rule: 'nonempty' } : undefined)

/** Person that the portal knows and who may be the one that registers (portal-accounts 3). */
export interface Candidate {
  readonly id: string
  readonly firstname: string
  readonly surname: string
  /** 'n/a' if the portal does not send it. */
  readonly city: string
  /** 'n/a' if the portal does not send it: it never sends a stranger's address. */
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

/** Schema of a list, which PHP may write as a map. Another value is an empty list. */
const entries = v.union([
  portalEntries,
  v.pipe(
    v.unknown(),
    v.transform((): readonly unknown[] => []),
  ),
])
const list = <T>(item: v.GenericSchema<unknown, T>) => v.optional(v.pipe(entries, v.array(item)), [])

const films = list(v.object({ id }))
/** PHP writes an empty map as an empty list; both have none of the fields. */
const addData = v.pipe(
  v.optional(v.unknown(), {}),
  v.transform(value => (isLeftOut(value) ? {} : value)),
  v.object({ profile_image: textOrEmpty, film6: films, film5: films, userId: list(id) }),
)
const candidate: v.GenericSchema<unknown, Candidate> = v.object({
  id,
  firstname: textOrEmpty,
  surname: textOrEmpty,
  city: textOrEmpty,
  email: textOrEmpty,
  addData,
})

/** Returns the persons in a response's data: its `fullmatch`, or the data itself if it has none. Leaves out and reports persons of another shape. */
export function readCandidates(data: unknown, reportError: (error: unknown) => void): readonly Candidate[] {
  const found: unknown = typeof data === 'object' && data !== null && 'fullmatch' in data ? data.fullmatch : data
  return v.parse(entries, found).flatMap(entry => {
    const { success, output, issues } = v.safeParse(candidate, entry)
    if (success) return output
    reportError(
      new FoyerError(
        'ANSWER_MALFORMED',
        `a person in the portal's response doesn't have the contract's shape at '${v.getDotPath(issues[0]) ?? 'entry'}'. Correct the portal's response.`,
      ),
    )
    return []
  })
}

const UNSAID = /^\s*(?:n\/a)?\s*$/i

/** Returns a person in one line, 'firstname surname | city | email', without empty parts and 'n/a' (portal-accounts 2.1). */
export function personText({
  firstname,
  surname,
  city,
  email,
}: Pick<Candidate, 'firstname' | 'surname' | 'city' | 'email'>): string {
  return [`${firstname} ${surname}`.trim(), city, email].filter(part => !UNSAID.test(part)).join(' | ')
}
