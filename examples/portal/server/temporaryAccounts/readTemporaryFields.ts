import * as v from 'valibot'
import { config } from '../config'
import { singleText, textUpTo } from '../http/fieldSchemas'
import type { FormMap } from '../http/formBody'
import { fieldsOf } from '../http/readFields'
import type { TemporaryFields } from './TemporaryAccountStore'

/** Rows of the temporary-account form for each type of account (portal-accounts 2.3). */
export const accountTypes: Readonly<Record<string, readonly string[]>> = {
  1: ['firstname', 'surname', 'existmail'],
  2: ['firstname', 'surname', 'artistname', 'existmail'],
  3: ['aliasname', 'existmail'],
}

/** Genders in the temporary-account form. */
export const genderIds = [1, 2, 3, 4] as const

const { nameLength } = config.register
const { addressLength } = config.mail

const line = v.pipe(
  textUpTo(nameLength),
  v.transform(text => text.trim().normalize()),
  v.regex(/^[^\r\n]*$/, 'The field {field} must be a single line.'),
)

const choice = (ids: readonly number[]) =>
  v.pipe(
    singleText,
    v.transform(text => (text === '' || text === 'null' ? null : ids.find(known => String(known) === text))),
    v.nullable(v.number(`The field {field} must be one of ${ids.join(', ')}.`)),
  )

const email = v.pipe(
  textUpTo(addressLength),
  v.trim(),
  v.regex(/^(?:[^\s@]{1,64}@[^\s@]{1,189})?$/, 'The field {field} must be an e-mail address.'),
)

const schemas = {
  gender: choice(genderIds),
  taccount_type_id: choice(Object.keys(accountTypes).map(Number)),
  firstname: line,
  surname: line,
  artistname: line,
  aliasname: line,
  existmail: email,
}

/**
 * Reads the form of a temporary account; every field may be empty. Throws RequestError 400, which names the first
 * missing or invalid field.
 */
export function readTemporaryFields(form: FormMap): TemporaryFields {
  const { taccount_type_id: taccountTypeId, ...fields } = fieldsOf(schemas, form)
  return { ...fields, taccountTypeId }
}
