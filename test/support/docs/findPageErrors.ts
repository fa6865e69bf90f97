import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callNames } from '../../../src/api/createFoyer'
import { configNames } from '../../../src/config/mergeConfig'
import type { DocBlock } from './DocBlock'

const CALLS = Object.entries(callNames).flatMap(([family, names]) =>
  Object.values(names)
    .flat()
    .map(name => `${family}.${name}`),
)
const OPTIONS = configNames

/**
 * Returns the errors in a block of HTML: an element that is not closed; an unknown call, option or file of the library;
 * invalid JSON.
 */
export function findPageErrors(root: string, { code, path, line }: DocBlock): string[] {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: object }
  const page = new DOMParser().parseFromString(code, 'text/html')
  const error = (marked: string, text: string) =>
    `${path}:${line + code.slice(0, Math.max(0, code.indexOf(marked))).split('\n').length - 1}: ${text}`
  return [
    ...findUnclosed(code, page).map(tag => error(`<${tag}`, `<${tag}> is not closed, or closed twice`)),
    ...[...page.querySelectorAll<HTMLElement>('*')].flatMap(element =>
      findElementErrors(element, Object.keys(exports)).map(({ marked, text }) => error(marked, text)),
    ),
  ]
}

interface Fault {
  readonly marked: string
  readonly text: string
}

function findElementErrors(element: HTMLElement, files: readonly string[]): Fault[] {
  const { foyer, foyerOptions } = element.dataset
  const errors: Fault[] = []
  if (foyer !== undefined && !CALLS.includes(foyer)) errors.push({ marked: foyer, text: `there is no call ${foyer}` })
  if (foyerOptions !== undefined && !isJson(foyerOptions))
    errors.push({ marked: foyerOptions, text: 'data-foyer-options is not valid JSON' })
  if (element instanceof HTMLScriptElement) {
    const file = /\/foyer\/(.*)$/.exec(element.src)?.[1]
    if (file !== undefined && !files.includes(`./${file}`))
      errors.push({ marked: file, text: `the library has no file ${file}` })
    for (const name of file === undefined ? [] : Object.keys(element.dataset))
      if (!OPTIONS.includes(name)) errors.push({ marked: 'data-', text: `there is no option ${name}` })
    if (element.type === 'importmap' && !isJson(element.textContent))
      errors.push({ marked: element.textContent, text: 'the import map is not valid JSON' })
  }
  return errors
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const VOID = ['meta', 'link', 'input', 'br', 'img', 'base']

/** Returns the tags with different numbers of openings and closings. */
function findUnclosed(code: string, page: Document): string[] {
  const names = [...new Set([...page.querySelectorAll('*')].map(element => element.localName))].filter(
    name => !VOID.includes(name),
  )
  const count = (pattern: RegExp) => code.match(pattern)?.length ?? 0
  return names.filter(name => count(new RegExp(`<${name}[\\s>]`, 'gi')) !== count(new RegExp(`</${name}>`, 'gi')))
}
