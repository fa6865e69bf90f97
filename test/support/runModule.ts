import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'

/** Output of a separate Node process. */
export interface ModuleRun {
  code: number | null
  out: string
  err: string
}

/**
 * Calls one function of a module in a separate Node process, because the function may end the process or import
 * packages that Jest can't load. The result, if there is one, is in `out` as JSON.
 * @param file the module's absolute path
 * @param name the exported function
 * @param args arguments that JSON can hold
 */
export function runModule(
  file: string,
  name: string,
  args: readonly unknown[],
  env: NodeJS.ProcessEnv = {},
): ModuleRun {
  const code = `
    const { ${name} } = await import(${JSON.stringify(pathToFileURL(file).href)})
    const answer = await ${name}(...${JSON.stringify(args)})
    if (answer !== undefined) console.log(JSON.stringify(answer))`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    timeout: 60_000,
    // Playwright refuses to run if it finds Jest's environment variable.
    env: { ...process.env, JEST_WORKER_ID: undefined, ...env },
  })
  return { code: status, out: stdout, err: stderr }
}
