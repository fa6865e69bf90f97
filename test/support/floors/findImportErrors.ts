import { posix } from 'node:path'
import type ts from 'typescript'
import { floorOf, type Place } from './floorOf'
import { floorRules } from './floorRules'
import { type ImportFound, listImports } from './listImports'

/** Entries of the package. Only they may re-export. */
const ENTRIES = new Set(['src/index.ts', 'src/elements.ts', 'src/react.ts', 'src/testing.ts'])
const REACT_PACKAGE = /^(react|react-.*|styled-components|@tanstack\/react-.*|@react-.*)(\/.*)?$/

/** Finds the imports of one file that the floors forbid. */
export function findImportErrors(source: ts.SourceFile): string[] {
  const path = source.fileName
  const place = floorOf(path)
  const rule = place && floorRules[place.floor]
  if (!place || !rule) return [`${path}: the architecture has no floor for it`]

  return listImports(source).flatMap(found => {
    const at = `${path}:${found.line}`
    const target = found.target
    if (found.kind === 'type') return []
    if (found.kind === 'reExport') return ENTRIES.has(path) ? [] : [`${at} re-exports: only the package's entries do`]
    if (found.kind === 'load' && !rule.mayLoad && !isLanguageLoad(place, found))
      return [`${at} uses import(): only tables, api, entries and loadCall do`]
    if (found.kind === 'load')
      return loadsOtherFamily(path, place, target) ? [`${at} loads another family: ${target}`] : []
    if (target === undefined) return [`${at} imports a path that is not a plain string`]
    if (!target.startsWith('.'))
      return !rule.mayUseReact && REACT_PACKAGE.test(target)
        ? [`${at} imports ${target}: ${place.floor} may not import React`]
        : []
    return mayImport(place, rule.mayImport, resolvePlace(path, target), target)
      ? []
      : [`${at} imports ${target}: ${place.floor} may not`]
  })
}

function mayImport(from: Place, allowed: readonly string[], to: Place | undefined, target: string): boolean {
  if (!to) return false
  const isOtherFamily = to.family !== undefined && from.family !== undefined && to.family !== from.family
  if (isOtherFamily) return false
  // A window's labels and addresses are plain data that its table passes to the shell.
  if (from.floor === 'table' && to.family === from.family && /(?:Labels|Address|Addresses)$/.test(target)) return true
  return to.floor === from.floor || allowed.includes(to.floor)
}

function resolvePlace(path: string, target: string): Place | undefined {
  const resolved = posix.join(posix.dirname(path), target)
  return resolved.startsWith('src/') ? floorOf(resolved) : undefined
}

function loadsOtherFamily(path: string, place: Place, target: string | undefined): boolean {
  if (place.family === undefined || !target?.startsWith('.')) return false
  const family = resolvePlace(path, target)?.family
  return family !== undefined && family !== place.family
}

function isLanguageLoad(place: Place, { target }: ImportFound): boolean {
  return place.floor === 'labels' && /^\.\/(?:de|en|pl)\//.test(target ?? '')
}
