import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DocFile } from './DocFile'

const CODE_PATH = /^(?:src|test|stories|examples|\.ci|\.storybook)\/[\w./-]+$/
const SCRIPT = /^npm run ([\w:-]+)/

/**
 * Returns the wrong names in the text outside of code blocks: missing link targets, and missing paths and npm scripts
 * in code spans.
 */
export function findLinkErrors(root: string, docs: readonly DocFile[], scripts: readonly string[]): string[] {
  return docs.flatMap(({ path, text }) => {
    let isCode = false
    return text.split('\n').flatMap((row, index) => {
      if (/^\s*```/.test(row)) isCode = !isCode
      if (isCode) return []
      const links = [...row.matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target]) => target!)
        .filter(target => !/^(?:https?|mailto):/.test(target))
      const spans = [...row.matchAll(/`([^`]+)`/g)].map(([, span]) => span!)
      const errors = [
        ...links
          .filter(target => !isTarget(root, docs, path, target))
          .map(target => `the link ${target} leads nowhere`),
        ...spans
          .filter(span => CODE_PATH.test(span) && !existsSync(join(root, span)))
          .map(span => `there is no ${span}`),
        ...spans
          .flatMap(span => SCRIPT.exec(span)?.[1] ?? [])
          .filter(name => !scripts.includes(name))
          .map(name => `package.json has no script ${name}`),
      ]
      return errors.map(error => `${path}:${index + 1}: ${error}`)
    })
  })
}

function isTarget(root: string, docs: readonly DocFile[], from: string, target: string): boolean {
  const [file = '', anchor] = target.split('#')
  const path = file === '' ? from : join(dirname(from), file)
  if (!existsSync(join(root, path))) return false
  if (anchor === undefined) return true
  const text = docs.find(doc => doc.path === path)?.text ?? ''
  return [...text.matchAll(/^#+ (.*)$/gm)].some(
    ([, heading]) =>
      heading!
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-') === anchor,
  )
}
