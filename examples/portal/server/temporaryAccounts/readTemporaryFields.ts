import { config } from '../config'
import type { FormMap } from '../http/formBody'
import { checkedText } from '../http/readText'
import { RequestError } from '../http/RequestError'
import { fieldOf } from '../registerLogin/fieldOf'
import type { TemporaryFields } from './TemporaryAccountStore'

/** Rows of the temporary-account form for each type of account (portal-accounts 2.3). */
export const accountTypes: Readonly<Record<string, readonly string[]>> = {
  1: ['firstname', 'surname', 'existmail'],
  2: ['firstname', 'surname', 'artistname', 'existmail'],
  3: ['aliasname', 'existmail'],
}

/** Genders in the temporary-account form. */
export const genderIds = [1, 2, 3, 4] as const

const ADDRESS = /^[^\s@]{1,64}@[^\s@]{1,189}$/

/** Reads the form of a temporary account; every field may be empty. Throws RequestError 400 that names the missing or invalid field. */
export function readTemporaryFields(form: FormMap): TemporaryFields {
  const text = (name: string) => {
    const value = checkedText(fieldOf(form, name), name, config.register.nameLength).trim().normalize()
    if (/[\r\n]/.test(value)) throw new RequestError(400, `The field ${name} must be a single line.`)
    return value
  }
  const choice = (name: string, ids: readonly number[]) => {
    const value = fieldOf(form, name)
    if (value === '' || value === 'null') return null
    const id = ids.find(known => String(known) === value)
    if (id === undefined) throw new RequestError(400, `The field ${name} must be one of ${ids.join(', ')}.`)
    return id
  }
  const existmail = checkedText(fieldOf(form, 'existmail'), 'existmail', config.mail.addressLength).trim()
  if (existmail !== '' && !ADDRESS.test(existmail))
    throw new RequestError(400, 'The field existmail must be an e-mail address.')
  return {
    gender: choice('gender', genderIds),
    taccountTypeId: choice('taccount_type_id', Object.keys(accountTypes).map(Number)),
    firstname: text('firstname'),
    surname: text('surname'),
    artistname: text('artistname'),
    aliasname: text('aliasname'),
    existmail,
  }
}
