import * as v from 'valibot'
import { FoyerError } from '../../lib/FoyerError'
import type { Candidate } from './Candidate'
import { portalText } from './portalText'

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
const candidate: v.GenericSchema<unknown, Candidate> = v.object({ id, firstname: portalText, surname: portalText, city: portalText, email: portalText, addData })

/** The persons of an answer's data: its `fullmatch`, or the data itself where that is the list; one of another shape is left out and reported. */
export function readCandidates(data: unknown, reportError: (error: unknown) => void): readonly Candidate[] {
  const found: unknown = Array.isArray(data) ? data : (data as { fullmatch?: unknown } | null | undefined)?.fullmatch
  return (Array.isArray(found) ? found : []).flatMap((entry: unknown) => {
    const { success, output, issues } = v.safeParse(candidate, entry)
    if (success) return output
    reportError(new FoyerError('ANSWER_MALFORMED', `a person that the portal lists has not the contract's shape at '${v.getDotPath(issues[0]) ?? 'entry'}'. Correct the portal's answer.`))
    return []
  })
}
