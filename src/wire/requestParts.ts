import { pageBase } from '../lib/webAddress'

/** The query of a request: a field that is undefined is left out. */
export type RequestQuery = Readonly<Record<string, FormValue | undefined>>

/** The whole address of a request; adds a query to an address that may carry one already. */
export function requestAddress(url: string, query?: RequestQuery): string {
  const text = query ? formBody(query).toString() : ''
  return new URL(text ? `${url}${url.includes('?') ? '&' : '?'}${text}` : url, pageBase()).href
}

/** A value of a portal form: PHP brackets are made for lists and maps; null is sent as empty text. */
export type FormValue = string | number | boolean | null | readonly FormValue[] | { readonly [key: string]: FormValue }

function* entries(name: string, value: FormValue): Generator<[string, string]> {
  if (value === null) yield [name, '']
  else if (Array.isArray(value)) for (const item of value as readonly FormValue[]) yield* entries(`${name}[]`, item)
  else if (typeof value === 'object')
    for (const [key, item] of Object.entries(value)) yield* entries(`${name}[${key}]`, item)
  else yield [name, String(value)]
}

/** Encodes fields as the portal reads them: `labels[]=`, `descriptions_by_id_language[2]=`; an undefined field is left out. */
export function formBody(fields: Readonly<Record<string, FormValue | undefined>>): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    for (const [key, text] of entries(name, value)) body.append(key, text)
  }
  return body
}
