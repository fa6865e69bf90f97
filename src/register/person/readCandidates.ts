import * as v from 'valibot'
import type { Rule } from '../../kit/rule/Rule'
import { FoyerError } from '../../lib/FoyerError'
import { forgetLosses, portalEntries, portalList, takeLosses } from '../../wire/portalValues'
import { isLeftOut, textOrEmpty } from '../optionalText'

/** The value must have more than blanks, because it is sent trimmed. */
export const hasText: Rule = value => (value.trim() === '' ? { rule: 'nonempty' } : undefined)

/** A person whom the portal knows, and who may be the person registering (portal-accounts 3). */
export interface Candidate {
  readonly id: string
  readonly firstname: string
  readonly surname: string
  /** 'n/a' or empty if the portal does not disclose it. */
  readonly city: string
  /** 'n/a' or empty if the portal does not disclose it. */
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

const film = v.object({ id })
/** PHP writes an empty map as an empty list, which is read as a map without fields. */
const addData = v.pipe(
  v.optional(v.unknown(), {}),
  v.transform(value => (isLeftOut(value) ? {} : value)),
  v.object({
    profile_image: textOrEmpty,
    film6: portalList('film6', film),
    film5: portalList('film5', film),
    userId: portalList('userId', id),
  }),
)
const candidate: v.GenericSchema<unknown, Candidate> = v.pipe(
  v.unknown(),
  v.transform(forgetLosses),
  v.object({
    id,
    firstname: textOrEmpty,
    surname: textOrEmpty,
    city: textOrEmpty,
    email: textOrEmpty,
    addData,
  }),
)

/**
 * Returns the persons in a response's data: its `fullmatch`, or the data itself if it has none. Leaves out and reports
 * every person, film or list that does not have the contract's shape.
 */
export function readCandidates(data: unknown, reportError: (error: unknown) => void): readonly Candidate[] {
  const isNamed = typeof data === 'object' && data !== null && 'fullmatch' in data
  const place = isNamed ? 'data.fullmatch' : 'data'
  const report = (field: string) =>
    reportError(
      new FoyerError(
        'ANSWER_MALFORMED',
        `the persons in the response to 'POST /register/ajax.php action=check_doublet' or to 'action=insert', or in the page's own option, don't have the contract's shape at '${field}'. Correct the portal's response or the option.`,
      ),
    )
  const list = v.safeParse(portalEntries, isNamed ? data.fullmatch : data)
  if (!list.success) report(place)
  return (list.success ? list.output : []).flatMap((entry, index) => {
    const { success, output, issues } = v.safeParse(candidate, entry)
    if (!success) {
      report([place, index, v.getDotPath(issues[0])].filter(part => part !== null).join('.'))
      return []
    }
    for (const { field } of takeLosses()) report(`${place}.${index}.addData.${field}`)
    return output
  })
}

const UNSAID = /^\s*(?:n\/a)?\s*$/i

/**
 * Returns a person in one line, 'firstname surname | city | email', without empty parts and 'n/a' (portal-accounts
 * 2.1).
 */
export function personText({
  firstname,
  surname,
  city,
  email,
}: Pick<Candidate, 'firstname' | 'surname' | 'city' | 'email'>): string {
  return [`${firstname} ${surname}`.trim(), city, email].filter(part => !UNSAID.test(part)).join(' | ')
}
