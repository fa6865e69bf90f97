import type { DocBlock } from './DocBlock'

const DIRECTIVES = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'connect-src',
  'frame-src',
  'font-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]

/** What is wrong with a block of response headers: a line that is none, a directive of a policy that there is not. */
export function findHeaderErrors({ code, path, line }: DocBlock): string[] {
  return code.split('\n').flatMap((row, index) => {
    const [isHeader, name, value = ''] = /^([A-Z][\w-]*): (.+)$/.exec(row) ?? []
    if (!isHeader) return [`${path}:${line + index}: this is no header`]
    const unknown =
      name === 'Content-Security-Policy'
        ? value
            .split(';')
            .map(part => part.trim().split(' ')[0]!)
            .filter(directive => !DIRECTIVES.includes(directive))
        : []
    return unknown.map(directive => `${path}:${line + index}: ${directive} is no directive of a policy`)
  })
}
