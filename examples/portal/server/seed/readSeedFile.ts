import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { StartError } from '../StartError'
import { seedFolder } from './seedFolder'

/** Reads and checks one of the data files. Throws StartError naming the file and the field that is wrong. */
export async function readSeedFile<S extends v.GenericSchema>(name: string, schema: S): Promise<v.InferOutput<S>> {
  const file = `seed/${name}.json`
  const content = await readFile(new URL(`${name}.json`, seedFolder), 'utf8')
    .then(text => JSON.parse(text) as unknown)
    .catch((error: unknown) => {
      throw new StartError(`The data file ${file} could not be read: ${String(error)}.`)
    })
  const result = v.safeParse(schema, content)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new StartError(`The data file ${file} is wrong at ${v.getDotPath(issue) ?? 'its top'}: ${issue.message}.`)
}
