import { config } from '../config'
import { checkedText } from '../http/checkedText'
import type { FormMap } from '../http/FormMap'
import { RequestError } from '../http/RequestError'
import { fieldOf } from '../registerLogin/fieldOf'
import { accountTypes } from './accountTypes'
import { genderIds } from './genderIds'
import type { TemporaryFields } from './TemporaryAccountStore'

const ADDRESS = /^[^\s@]{1,64}@[^\s@]{1,189}$/

/** Reads what the form of a temporary account sent; every field may be empty. Throws RequestError 400 naming the field that is missing or cannot be. */
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
  if (existmail !== '' && !ADDRESS.test(existmail)) throw new RequestError(400, 'The field existmail must be an e-mail address.')
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
