import { below, entryAt, type Entry, neededEntry } from './PortalFile'

/** A parameter of a call. */
interface Parameter {
  readonly name: string
  readonly isRequired: boolean
  readonly schema: string
}

/** A call as `portal.openapi.yaml` describes it. Schemas are named by their JSON pointers. */
export interface DescribedCall {
  /** The name of the call in the library's errors; undefined for a template. */
  readonly call: string | undefined
  /** Names of the windows whose template this call fetches. */
  readonly templates: readonly string[]
  readonly method: 'GET' | 'POST'
  /** The path with its parameters in braces. */
  readonly path: string
  readonly description: string
  readonly sources: readonly string[]
  /** Parameters in the path. */
  readonly inPath: readonly Parameter[]
  /** Parameters of the query. */
  readonly query: readonly Parameter[]
  /** Headers that the library may add. */
  readonly inHeader: readonly Parameter[]
  /**
   * Schema of the call's fields, in the form or in the query. Undefined if the call has neither a form nor an exploded
   * query parameter.
   */
  readonly fields: string | undefined
  /** Schema of the value in a successful response. */
  readonly answer: string
  /** Content types of a successful response. */
  readonly types: readonly string[]
  /** Every described response except 200: the statuses, and `default` if it is described. */
  readonly refusals: readonly string[]
}

const METHODS = { get: 'GET', post: 'POST' } as const

/** Lists every call that the file describes. An address that serves several calls is listed once for each. */
export function listDescribedCalls(file: Entry): DescribedCall[] {
  const paths = Object.entries(file['paths'] as Readonly<Record<string, Entry>>)
  return paths.flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap(name => (name in item ? callsOf(file, path, name) : [])),
  )
}

function callsOf(file: Entry, path: string, name: keyof typeof METHODS): DescribedCall[] {
  const at = below('', 'paths', path, name)
  const operation = neededEntry(file, at).entry
  const parameters = [below('', 'paths', path, 'parameters'), below(at, 'parameters')].flatMap(list =>
    ((entryAt(file, list)?.entry as unknown as readonly Entry[] | undefined) ?? []).map((_, index) =>
      neededEntry(file, below(list, index)),
    ),
  )
  const inQuery = parameters.filter(({ entry }) => entry['in'] === 'query')
  const whole = inQuery.find(({ entry }) => entry['explode'] === true)
  const body = entryAt(file, below(at, 'requestBody'))
  const form = body && contentOf(body.entry)[0]
  const fields = whole
    ? below(whole.pointer, 'schema')
    : body && form !== undefined
      ? below(body.pointer, 'content', form, 'schema')
      : undefined
  const { pointer: success, entry: answered } = neededEntry(file, below(at, 'responses', '200'))
  const types = contentOf(answered)
  const variants = fields === undefined ? [undefined] : variantsOf(file, fields)
  return variants.map(variant => {
    const own = variant === undefined ? operation : neededEntry(file, variant).entry
    const said = 'x-source' in own ? own : operation
    const answer =
      variant !== undefined && 'x-response' in own
        ? below(variant, 'x-response')
        : below(success, 'content', types[0] ?? '', 'schema')
    const mediaType = neededEntry(file, answer).entry['contentMediaType'] as string | undefined
    return {
      call: said['x-call'] as string | undefined,
      templates: (said['x-template'] as readonly string[] | undefined) ?? [],
      method: METHODS[name],
      path,
      description: [said['summary'], said['description']].filter(Boolean).join(' '),
      sources: (said['x-source'] as readonly string[] | undefined) ?? [],
      inPath: parameters.filter(({ entry }) => entry['in'] === 'path').map(readParameter),
      query: inQuery.filter(parameter => parameter !== whole).map(readParameter),
      inHeader: parameters.filter(({ entry }) => entry['in'] === 'header').map(readParameter),
      fields: variant,
      answer,
      types: mediaType === undefined ? types : [mediaType],
      refusals: Object.keys(operation['responses'] as Entry).filter(status => status !== '200'),
    }
  })
}

const readParameter = ({ pointer, entry }: { readonly pointer: string; readonly entry: Entry }): Parameter => ({
  name: entry['name'] as string,
  isRequired: entry['required'] === true,
  schema: below(pointer, 'schema'),
})

const contentOf = (entry: Entry) => Object.keys((entry['content'] as Entry | undefined) ?? {})

/** Returns the schemas of the calls that one address serves: the entries of `oneOf`, else the schema itself. */
function variantsOf(file: Entry, schema: string): string[] {
  const { pointer, entry } = neededEntry(file, schema)
  const list = entry['oneOf'] as readonly Entry[] | undefined
  return list?.map((_, index) => neededEntry(file, below(pointer, 'oneOf', index)).pointer) ?? [pointer]
}

/** Returns the examples of a response schema; without examples, those of the schemas to which the schema refers. */
export function examplesOf(file: Entry, schema: string): unknown[] {
  const { entry } = neededEntry(file, schema)
  const own = (entry['examples'] as readonly unknown[] | undefined) ?? []
  if (own.length > 0) return [...own]
  const further = [entry['$ref'], ...((entry['anyOf'] as readonly Entry[] | undefined) ?? []).map(each => each['$ref'])]
  return further.flatMap(reference => (typeof reference === 'string' ? examplesOf(file, reference.slice(1)) : []))
}
