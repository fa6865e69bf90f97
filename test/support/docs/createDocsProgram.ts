import { join } from 'node:path'
import ts from 'typescript'
import { packageEntries } from './packageEntries'

const ENTRIES = ['src/index.ts', 'src/core.ts', 'src/elements.ts', 'src/react.ts', 'src/kit/theme/PartName.ts']

/** Types of the globals that the script tag defines. */
const GLOBALS = `
import type { Foyer } from './src/api/Foyer'
declare global {
  const foyer: Foyer
  const pix: Foyer['pix']
  const register: Foyer['register']
  interface ElementEventMap { 'foyer:result': CustomEvent }
}
`

/**
 * Creates a program of the library's sources and virtual files.
 * @param written code of the virtual files by their path from `root`
 */
export function createDocsProgram(root: string, written: ReadonlyMap<string, string> = new Map()): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), path => ts.sys.readFile(path)) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...config.compilerOptions,
      noUnusedLocals: false,
      noUnusedParameters: false,
      rootDir: undefined,
      types: ['node'],
      paths: packageEntries(root),
    },
    root,
  )
  const files = new Map([...written, ['documentation.d.ts', GLOBALS]].map(([path, code]) => [join(root, path!), code!]))
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile, directoryExists } = host
  host.fileExists = path => files.has(path) || fileExists(path)
  host.readFile = path => files.get(path) ?? readFile(path)
  host.getSourceFile = (path, language, ...more) => {
    const code = files.get(path)
    return code === undefined ? getSourceFile(path, language, ...more) : ts.createSourceFile(path, code, language)
  }
  host.directoryExists = path =>
    [...files.keys()].some(file => file.startsWith(`${path}/`)) || (directoryExists?.(path) ?? true)
  host.getCurrentDirectory = () => root
  return ts.createProgram([...ENTRIES.map(path => join(root, path)), ...files.keys()], options, host)
}
