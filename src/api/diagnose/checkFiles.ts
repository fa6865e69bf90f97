import { type DiagnosisCheck, good } from './Diagnosis'

/** The files of a build of ES modules, as listed in `FOYER_CHUNKS` of `src/loadCall.ts`. */
export interface BuildFiles {
  /** Address of the file with the list. The other files are in the same folder. */
  readonly address: string
  readonly core: string
  /**
   * Imports a file of the build. `loadCall.ts` passes its own `import()`. If this file called `import()` with a
   * computed address, bundlers would warn about it.
   */
  load(file: string): Promise<unknown>
  /** Two tables: the files by call, and the file of the texts by language. */
  readonly files: readonly Readonly<Record<string, string | readonly string[]>>[]
}

/**
 * Checks that the core of a build of ES modules loads, and that all files belong to the same build. Imports the core as
 * a call does. Looks for this core in `chunks.json` on the server. Also looks for files in the folder that the page has
 * loaded although neither this build's list nor `chunks.json` names them. Without `chunks.json`, the files of one build
 * can't be told from those of another.
 */
export async function checkFiles({ address, core, files, load }: BuildFiles): Promise<DiagnosisCheck> {
  const folder = new URL('.', address).href
  const chunks = await readChunks(new URL('../chunks.json', address).href)
  try {
    await load(core)
  } catch {
    return {
      status: 'problem',
      found: `${folder}${core} does not load: ${await whyNot(folder + core)}`,
      advice: 'Deploy dist/foyer.js and dist/esm of the same build together.',
    }
  }
  if (!chunks)
    return {
      status: 'limited',
      found: `${folder} loads, but chunks.json could not be read, so it is unknown if all files are of one build`,
      advice:
        'Deploy dist/chunks.json beside foyer.js, and let the page read it: by connect-src, and on another origin by Access-Control-Allow-Origin.',
    }
  if (!chunks.includes(core))
    return {
      status: 'limited',
      found: `${core} of this page is not in the build on the server`,
      advice:
        'A new build was deployed, or the browser used an old foyer.js from its cache. Reload the page, and send foyer.js with Cache-Control: no-cache.',
    }
  const known = [core, ...files.flatMap(table => Object.values(table).flat()), ...chunks]
  const isKnown = new Set([address, ...known.map(file => folder + file)])
  const strangers = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(name => name.startsWith(folder) && name.endsWith('.js') && !isKnown.has(name))
  if (strangers.length > 0)
    return {
      status: 'limited',
      found: `${folder} has one build, but the page has loaded files of another: ${strangers.join(', ')}`,
      advice: 'Load one copy of Foyer, and deploy a build as a whole.',
    }
  return good(`${folder}, all of one build`)
}

async function readChunks(address: string): Promise<string[] | undefined> {
  try {
    const { chunks } = (await (await fetch(address, { cache: 'no-cache' })).json()) as { chunks: object }
    return Object.keys(chunks)
  } catch {
    // `chunks.json` is not deployed, or is on another origin that does not let the page read it.
    return undefined
  }
}

async function whyNot(address: string): Promise<string> {
  try {
    const { status, ok, headers } = await fetch(address, { method: 'HEAD' })
    const type = headers.get('content-type') ?? 'no type'
    if (!ok) return `the server responds with status ${status}`
    return /javascript/.test(type)
      ? "it is there as JavaScript, so the page's script-src or an integrity check refuses it"
      : `it is sent as ${type}, not as text/javascript`
  } catch {
    return 'no response: the network, connect-src, or another origin without Access-Control-Allow-Origin'
  }
}
