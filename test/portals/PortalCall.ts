import type { IncomingMessage } from 'node:http'

/** A file of an upload. */
export interface SentFile {
  readonly field: string
  readonly name: string
  readonly bytes: Uint8Array
}

/** A request to the second portal. */
export interface PortalCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  /** The fields of the body, with their names, in the order sent. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly files: readonly SentFile[]
  readonly cookies: Readonly<Record<string, string>>
}

/** Returns the value of a field of the body; undefined if it was not sent. */
export function fieldOf(call: PortalCall, name: string): string | undefined {
  return call.fields.find(([field]) => field === name)?.[1]
}

/**
 * Returns the values of a list in PHP's spelling (`name[]`, `name[0]`). Undefined if no part of it was sent; an empty
 * list for a plain field that is empty or `null`.
 */
export function listOf(call: PortalCall, name: string): string[] | undefined {
  const entries = call.fields.filter(([field]) => field === name || field.startsWith(`${name}[`))
  if (entries.length === 0) return undefined
  return entries.flatMap(([field, value]) => (field === name && (value === '' || value === 'null') ? [] : [value]))
}

/** Returns the entries of a map in PHP's spelling (`name[key]`); undefined if no part of it was sent. */
export function mapOf(call: PortalCall, name: string): Record<string, string> | undefined {
  const entries = call.fields.flatMap(([field, value]) => {
    const key = field.startsWith(`${name}[`) ? /^\[([^\]]+)\]$/.exec(field.slice(name.length))?.[1] : undefined
    return key === undefined ? [] : [[key, value] as const]
  })
  const isSent = entries.length > 0 || call.fields.some(([field]) => field === name)
  return isSent ? Object.fromEntries(entries) : undefined
}

/** Reads a request with its body: a form, or a multipart form with files. */
export async function readCall(request: IncomingMessage): Promise<PortalCall> {
  const url = new URL(request.url ?? '/', 'http://portal')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const type = request.headers['content-type'] ?? ''
  const isForm = /form-data|x-www-form-urlencoded/.test(type)
  const form = isForm
    ? await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData()
    : new FormData()
  const fields: [string, string][] = []
  const files: SentFile[] = []
  for (const [name, value] of form)
    if (typeof value === 'string') fields.push([name, value])
    else files.push({ field: name, name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) })
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    fields,
    files,
    cookies: readCookies(request.headers.cookie),
  }
}

function readCookies(header = ''): Record<string, string> {
  return Object.fromEntries(
    header.split(/;\s*/).flatMap(pair => {
      const [name, ...value] = pair.split('=')
      return name ? [[name, value.join('=')]] : []
    }),
  )
}
