import { pageBase } from '../lib/webAddress'

/**
 * Headers of calls that read JSON, except uploads. They accept any type, because a portal may send JSON as text or
 * HTML.
 */
export const jsonHeaders = { accept: 'application/json, */*;q=0.1' }

/** The query of a request. Undefined fields are omitted. */
export type RequestQuery = Readonly<Record<string, FormValue | undefined>>

/** Returns the whole address of a request. The address may already have a query. */
export function requestAddress(url: string, query?: RequestQuery): string {
  const text = query ? formBody(query).toString() : ''
  return new URL(text ? `${url}${url.includes('?') ? '&' : '?'}${text}` : url, pageBase()).href
}

/** A value of a portal form. Lists and maps get PHP brackets; null is sent as empty text. */
export type FormValue = string | number | boolean | null | readonly FormValue[] | { readonly [key: string]: FormValue }

function* entries(name: string, value: FormValue): Generator<[string, string]> {
  if (value === null) yield [name, '']
  else if (Array.isArray(value)) for (const item of value as readonly FormValue[]) yield* entries(`${name}[]`, item)
  else if (typeof value === 'object')
    for (const [key, item] of Object.entries(value)) yield* entries(`${name}[${key}]`, item)
  else yield [name, String(value)]
}

/**
 * Encodes fields in the portal's format: `labels[]=`, `descriptions_by_id_language[2]=`. Undefined fields are omitted.
 */
export function formBody(fields: Readonly<Record<string, FormValue | undefined>>): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    for (const [key, text] of entries(name, value)) body.append(key, text)
  }
  return body
}
