/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SERVER = 'examples/portal/server'
const PAGES = 'examples/portal/pages'
const PICTURE_PROCESSES = join(SERVER, 'pictures', 'PictureProcesses.ts')

/** Returns every source line in some folders that matches a pattern, with its file. */
function findLines(folders: readonly string[], pattern: RegExp): string[] {
  return folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(?:tsx?|js)$/.test(name))
      .flatMap(name => {
        const path = join(folder, name)
        const lines = readFileSync(path, 'utf8').split('\n')
        return lines.filter(line => pattern.test(line)).map(line => `${path}: ${line.trim()}`)
      }),
  )
}

test('no source builds code, patterns or commands from texts', () => {
  const risky = /\beval\(|\bnew Function\b|\bRegExp\(|\b(?:setTimeout|setInterval)\(['"`]/
  expect(findLines(['src', SERVER, PAGES], risky)).toEqual([])
  expect(findLines([SERVER, PAGES], /child_process/)).toEqual([
    `${PICTURE_PROCESSES}: import { type ChildProcess, fork } from 'node:child_process'`,
  ])
})

test('no source puts text into a page as HTML', () => {
  const sinks =
    /\binnerHTML\b|\bouterHTML\s*=|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|createContextualFragment|\bsrcdoc\b/i
  expect(findLines(['src', PAGES], sinks)).toEqual([])
})

test('no source uses a weak algorithm or generator, or skips the check of a certificate', () => {
  const weak =
    /create(?:Hash|Hmac)\('(?!sha256')|createCipher|createDecipher|pbkdf2|Math\.random|rejectUnauthorized|NODE_TLS_REJECT/
  expect(findLines([SERVER, PAGES], weak)).toEqual([])
})

test('no pattern searches for a run of characters at the end of a text, except in short texts', () => {
  // The time of such a pattern grows with the square of the length.
  const slow = /(?<!\\)[/|](?:\[(?:[^\]\\]|\\.)*\]|\\.|[^\s\\/|])[+*]\$[/|]/
  expect(findLines([SERVER, PAGES], slow)).toEqual([
    `${join(SERVER, 'articles', 'ArticleService.ts')}: return plain.slice(0, LONGEST).replace(/^-+|-+$/g, '') || 'beitrag'`,
    `${join(SERVER, 'storage', 's3Client.ts')}: const base = \`\${endpoint.replace(/\\/+$/, '')}/\${bucket}\``,
    `${join(PAGES, 'articlePage.ts')}: return \`\${words.replace(/[\\s,;:.–-]+$/, '')} …\``,
    `${join(PAGES, 'static', 'editorBlocks.js')}: return { text: caption.slice(0, start).replace(/\\s+$/, ''), credit: caption.slice(start + 1).replace(/^\\s+/, '') }`,
  ])
})
