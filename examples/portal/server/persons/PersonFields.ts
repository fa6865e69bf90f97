import type { PersonRow } from './personsTable'

/** Fields of a person in a registration, with the contract's names. A missing value is an empty text. */
export interface PersonFields {
  surname: string
  firstname: string
  city: string
  /** Id of the city in the gazetteer; empty for an unknown one. */
  city_id: string
  email: string
  gender: string
  plz: string
  phone: string
  street: string
  nr: string
  description: string
  birthday: string
}

/** Converts a person of the register to the contract's fields. */
export function toPersonFields({
  surname,
  firstname,
  city,
  cityId,
  email,
  gender,
  plz,
  phone,
  street,
  nr,
  description,
  birthday,
}: PersonRow): PersonFields {
  return {
    surname,
    firstname,
    city,
    city_id: cityId === null ? '' : String(cityId),
    email,
    gender,
    plz,
    phone,
    street,
    nr,
    description,
    birthday,
  }
}
