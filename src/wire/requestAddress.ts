import { pageBase } from '../lib/webAddress'
import { formBody, type FormValue } from './formBody'

/** The query of a request: a field that is undefined is left out. */
export type RequestQuery = Readonly<Record<string, FormValue | undefined>>

/** The whole address of a request; adds a query to an address that may carry one already. */
export function requestAddress(url: string, query?: RequestQuery): string {
  const text = query ? formBody(query).toString() : ''
  return new URL(text ? `${url}${url.includes('?') ? '&' : '?'}${text}` : url, pageBase()).href
}
