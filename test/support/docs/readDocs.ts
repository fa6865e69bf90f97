import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocFile } from './DocFile'

const SKIPPED = ['node_modules', 'data', 'dist', 'vendor']

const FOLDERS = ['examples', 'src', 'test']

/** Reads every Markdown file at the top level and in `FOLDERS`, except those in `SKIPPED` folders. */
export function readDocs(root: string): DocFile[] {
  const files = [
    ...readdirSync(root).filter(name => name.endsWith('.md')),
    ...FOLDERS.flatMap(folder => listMarkdown(root, folder)),
  ]
  return files.map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

function listMarkdown(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) ? [] : listMarkdown(root, path)
    return entry.name.endsWith('.md') ? [path] : []
  })
}
