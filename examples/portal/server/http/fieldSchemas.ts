import * as v from 'valibot'
import { RequestError } from './RequestError'

// Messages contain {field}, which fieldsOf replaces by the field's name.

const CONTROL_CHARACTERS = /^[^\0-\x08\x0b\x0c\x0e-\x1f\x7f]*$/
const LARGEST_ID = 2_147_483_647

/** Returns a text with a space in place of each control character except tabs and line ends. */
export function spaced(text: string): string {
  return text.replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, ' ')
}

/** Any single text, such as a password. */
export const singleText = v.string(issue =>
  issue.input === undefined ? 'The field {field} is missing.' : 'The field {field} must be a single text.',
)

/** Accepts a single text without control characters except tabs and line ends. */
export const textUpTo = (maxLength: number) =>
  v.pipe(
    singleText,
    v.maxLength(maxLength, `The field {field} may have ${maxLength} characters at most.`),
    v.regex(CONTROL_CHARACTERS, 'The field {field} contains control characters.'),
  )

/** Accepts a list field (`name[]=`); a single text counts as a list of one. */
export const textList = ({ entries, length }: { entries: number; length: number }) =>
  v.pipe(
    v.union([v.string(), v.record(v.string(), v.unknown())]),
    v.transform(value => (typeof value === 'string' ? [value] : Object.values(value))),
    v.maxLength(entries, `The field {field} may have ${entries} entries at most.`),
    v.array(textUpTo(length)),
  )

/** Accepts a whole number within limits. */
export const wholeNumber = ({ min, max }: { min: number; max: number }) => {
  const message = `The parameter {field} must be a whole number from ${min} to ${max}.`
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,10}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  )
}

/** Accepts a whole number within limits; returns `fallback` if the field is missing or empty. */
export const wholeNumberOr = (fallback: number, range: { min: number; max: number }) => {
  const number = wholeNumber(range)
  const empty = v.pipe(
    v.literal(''),
    v.transform(() => fallback),
  )
  return v.optional(
    v.union([empty, number], `The parameter {field} must be a whole number from ${range.min} to ${range.max}.`),
    '',
  )
}

/**
 * Accepts the id of a row; `what` names the id in the message, such as 'picture id'. A missing id is refused like a
 * wrong one.
 */
export const id = (what: string) => {
  const message = `The ${what} must be a positive whole number.`
  return v.pipe(
    v.string(message),
    v.regex(/^[1-9]\d{0,9}$/, message),
    v.transform(Number),
    v.maxValue(LARGEST_ID, message),
  )
}

/** Accepts the HTTP method that the contract's forms send in the field `method`. */
export const method = <const Allowed extends readonly [string, ...string[]]>(...allowed: Allowed) => {
  const message = `The field {field} must be ${allowed.join(' or ')}.`
  return v.pipe(v.string(message), v.picklist(allowed, message))
}

/**
 * Refuses an invalid value with RequestError 400, whose text can be in each language. The message of a schema would
 * have only one language.
 */
export const refuseUnless = <Value>(
  isValid: (value: Value) => boolean,
  ...[text, options]: [ConstructorParameters<typeof RequestError>[1], ConstructorParameters<typeof RequestError>[2]?]
) =>
  v.check((value: Value) => {
    if (isValid(value)) return true
    throw new RequestError(400, text, options)
  })
