import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import { typedXml } from '../../../src/wire/readIframeResponse'
import type { DescribedCall } from './DescribedCall'
import type { Exchange } from './Exchange'
import type { Entry } from './PortalFile'

/** Checks values and requests by the schemas of `portal.openapi.yaml`. */
export interface PortalChecks {
  /** Returns the errors of a value by the schema at a JSON pointer; empty if it is valid. */
  valueErrors(schema: string, value: unknown): string[]
  /** Returns the call whose description fits the request. Returns errors if none fits, or more than one. */
  callOf(exchange: Exchange): { readonly call: DescribedCall } | { readonly errors: string[] }
  /** Returns errors for each part of a request and its response that does not match the file; empty if all match. */
  exchangeErrors(exchange: Exchange): string[]
}

const FILE = 'portal'

/** Returns the checks for a file such as `portal.openapi.yaml`, and for the calls that the file describes. */
export function portalChecks(file: Entry, calls: readonly DescribedCall[]): PortalChecks {
  // Fields of requests are texts. For requests, Ajv converts them to the types of the schema.
  const [values, requests] = [false, true].map(coerceTypes => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, coerceTypes })
    return ajv.addSchema({ ...file, $id: FILE }, FILE, undefined, false)
  }) as [Ajv2020, Ajv2020]
  const compiled = new Map<string, ValidateFunction>()
  const compile = (key: string, ajv: Ajv2020, schema: () => object) => {
    const known = compiled.get(key) ?? ajv.compile(schema())
    compiled.set(key, known)
    return known
  }
  const valueErrors = (schema: string, value: unknown) =>
    errorsOf(
      compile(`value ${schema}`, values, () => referTo(schema)),
      value,
    )

  const requestErrors = (call: DescribedCall, { path, query, form, key }: Exchange) => {
    const [inQuery, fields] = form || call.query.length > 0 ? [query, form] : [undefined, query]
    return [
      ...errorsOf(
        compile(`path ${call.method} ${call.path}`, requests, () => objectOf(call.inPath)),
        { ...patternOf(call.path).exec(path)?.groups },
      ),
      ...errorsOf(
        compile(`header ${call.method} ${call.path}`, requests, () => objectOf(call.inHeader)),
        key === undefined ? {} : { 'Idempotency-Key': key },
      ),
      ...(inQuery
        ? errorsOf(
            compile(`query ${call.method} ${call.path}`, requests, () => objectOf(call.query)),
            fieldsOf(inQuery),
          )
        : []),
      ...(fields && call.fields !== undefined
        ? errorsOf(
            compile(`form ${call.fields}`, requests, () => ({
              ...referTo(call.fields!),
              unevaluatedProperties: false,
            })),
            fieldsOf(fields),
          )
        : [...(fields ?? [])].map(([name]) => `${name} is not described`)),
    ]
  }

  const callOf: PortalChecks['callOf'] = exchange => {
    const ofAddress = calls.filter(
      ({ method, path }) => method === exchange.method && patternOf(path).test(exchange.path),
    )
    // A fixed path has priority over one with parameters.
    const nearest = ofAddress.toSorted((one, other) => wildness(one.path) - wildness(other.path))[0]?.path
    const candidates = ofAddress
      .filter(({ path }) => path === nearest)
      .map(call => ({ call, errors: requestErrors(call, exchange) }))
    const fitting = candidates.filter(({ errors }) => errors.length === 0)
    if (fitting.length === 1) return { call: fitting[0]!.call }
    const name = `${exchange.method} ${exchange.path}`
    if (fitting.length > 1) return { errors: [`${name} fits ${fitting.length} descriptions`] }
    const closest = candidates.toSorted((one, other) => one.errors.length - other.errors.length)[0]
    return { errors: [`${name} fits no description: ${closest?.errors.join(', ') ?? 'the address is unknown'}`] }
  }

  return {
    valueErrors,
    callOf,
    exchangeErrors(exchange) {
      const found = callOf(exchange)
      if ('errors' in found) return found.errors
      const { call } = found
      const named = (errors: readonly string[]) => errors.map(error => `${call.call ?? call.path}: ${error}`)
      if (exchange.status < 200 || exchange.status > 299) {
        const status = String(exchange.status)
        // `default` does not describe 403, 404 and 409, because each of them has its own meaning.
        const isNamed = call.refusals.includes(['403', '404', '409'].includes(status) ? status : 'default')
        return named(isNamed ? [] : [`status ${status} is not described`])
      }
      const answer = readAnswer(exchange.text, call)
      return named('error' in answer ? [answer.error] : valueErrors(call.answer, answer.value))
    },
  }
}

const referTo = (pointer: string) => ({
  $ref: `${FILE}#${pointer
    .split('/')
    .map(name => encodeURIComponent(name))
    .join('/')}`,
})

const objectOf = (parameters: DescribedCall['query']) => ({
  type: 'object',
  required: parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, referTo(schema)])),
  additionalProperties: false,
})

function errorsOf(validate: ValidateFunction, value: unknown): string[] {
  if (validate(structuredClone(value))) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || 'the value'} ${message} ${JSON.stringify(params)}`,
  )
}

/**
 * Returns the pattern of a path. Each parameter is a named group. A parameter at the end of the path has no dot and may
 * be empty.
 */
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replace(/\{(\w+)\}$/, '(?<$1>[^/.]*)')
      .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
  )
const wildness = (path: string) => path.split('{').length

/** Reads a response by its described type: HTML and images as text, XML, or JSON. Plain text is read if allowed. */
function readAnswer(text: string, { types }: DescribedCall): { readonly value: unknown } | { readonly error: string } {
  if (types[0] === 'text/html' || types[0] === 'image/*') return { value: text }
  if (types[0] === 'application/xml')
    return { value: typedXml(new DOMParser().parseFromString(text, 'application/xml').documentElement) }
  try {
    return { value: JSON.parse(text || 'null') as unknown }
  } catch {
    return types.includes('text/plain') ? { value: text } : { error: `the response is not JSON: ${text.slice(0, 80)}` }
  }
}

interface Fields {
  [name: string]: string | string[] | Fields
}

/** Returns the fields of a form by their names: `ids[]` makes a list, `a[b]` a map, `a[0][b]` a map of maps. */
function fieldsOf(sent: URLSearchParams): Fields {
  const fields: Fields = {}
  for (const [name, value] of sent) {
    if (/^[^[]+\[\]$/.test(name)) {
      fields[name] = [...((fields[name] as string[] | undefined) ?? []), value]
      continue
    }
    const keys = name.split('[').map(key => key.replace(/\]$/, ''))
    const last = keys.pop()!
    const place = keys.reduce<Fields>((map, key) => (map[key] ??= {}) as Fields, fields)
    place[last] = value
  }
  return fields
}
