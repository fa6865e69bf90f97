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

/** Returns the errors in a block of response headers: a line that is not a header, an unknown directive of a policy. */
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
