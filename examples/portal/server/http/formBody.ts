import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { config } from '../config'
import { RequestError } from './RequestError'

/** A field of a decoded form: a text, or the map that PHP's brackets make (a list has the keys 0, 1, 2 …). */
export type FormValue = string | FormMap

/** The fields of a decoded form by name. It has no prototype, so inherited names can't be confused with fields. */
export interface FormMap {
  [name: string]: FormValue
}

/**
 * Parses a query or form body as PHP does: `a[]=x&a[]=y` is a list, `a[2]=x` a map; if a name is repeated, the last
 * value counts. A key such as an id stays as sent, even if it is a large number. Throws RequestError 400 beyond the
 * limits on fields and depth.
 */
export function parseBracketForm(text: string): FormMap {
  const form = emptyMap()
  const lengths = new Map<FormMap, number>()
  let fields = 0
  for (const [name, value] of new URLSearchParams(text)) {
    fields += 1
    if (fields > config.form.fields)
      throw new RequestError(400, `A request may have ${config.form.fields} fields at most.`)
    const keys = keysOf(name)
    const last = keys.pop() ?? ''
    let map = form
    for (const key of keys) map = childOf(map, key === '' && map !== form ? nextIndex(map, lengths) : key)
    map[last === '' && map !== form ? nextIndex(map, lengths) : last] = value
  }
  return form
}

/** Returns a form without fields. */
export function emptyMap(): FormMap {
  return Object.create(null) as FormMap
}

function keysOf(name: string): string[] {
  const bracket = name.indexOf('[')
  if (bracket < 1) return [name]
  const keys = [name.slice(0, bracket)]
  // Step by step, because a regular expression would take quadratic time for a name with a million open brackets.
  for (
    let [from, end] = [bracket, name.indexOf(']', bracket)];
    from >= 0 && end >= 0;
    from = name.indexOf('[', end), end = name.indexOf(']', from)
  ) {
    keys.push(name.slice(from + 1, end))
    if (keys.length > config.form.depth)
      throw new RequestError(400, `Field names may be nested ${config.form.depth} levels at most.`)
  }
  return keys
}

function childOf(map: FormMap, key: string): FormMap {
  const present = map[key]
  if (typeof present === 'object') return present
  return (map[key] = emptyMap())
}

function nextIndex(map: FormMap, lengths: Map<FormMap, number>): string {
  let index = lengths.get(map) ?? 0
  while (String(index) in map) index += 1
  lengths.set(map, index + 1)
  return String(index)
}

/** Makes the app parse form bodies as PHP does. */
export async function formBody(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { parser: parseBracketForm })
}

/**
 * Returns a request's query or body as form fields. Throws RequestError 400 for a missing body, or a body in another
 * format.
 */
export function readForm(source: unknown): FormMap {
  if (typeof source === 'object' && source !== null && Object.getPrototypeOf(source) === null) return source as FormMap
  throw new RequestError(400, 'The request must carry form fields (application/x-www-form-urlencoded).')
}

/** Matches a lone surrogate in the output of `JSON.stringify`, which escapes surrogates only if they are alone. */
const LONE_SURROGATE = /(?<!\\)(?:\\\\)*\\ud[89a-f]/

/**
 * Makes the app parse JSON bodies. Refuses texts with half a character (a lone surrogate), because PostgreSQL cannot
 * store them.
 */
export function jsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    void parse(request, text.toString(), (error, body: unknown) => {
      if (error === null && LONE_SURROGATE.test(JSON.stringify(body)))
        return done(
          new RequestError(400, 'The request contains half a character (a lone surrogate). Please remove it.'),
        )
      done(error, body)
    })
  })
}
