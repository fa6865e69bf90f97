import ts from 'typescript'

const STYLES = /^(?:styled\b|css$)/
/** Placeholder for an inserted expression, such as a part of a style or another component's class. */
const PUT_IN = '.x'
/** Placeholders at the beginning of a selector. */
const LEADING = /^(?:\.x\s+)+/
const DECLARATION = /^[\w-]+\s*:/

/**
 * Finds style rules that browsers read differently than styled-components usually does, because they stay nested as written
 * (`src/shell/mountRoot.ts`).
 */
export function findNestingErrors(source: ts.SourceFile): string[] {
  const errors: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && STYLES.test(node.tag.getText(source))) {
      const at = `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`
      errors.push(...validate(textOf(node.template)).map(error => `${at} ${error}`))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return errors
}

function textOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text
  return [template.head, ...template.templateSpans.map(span => span.literal)].map(part => part.text).join(PUT_IN)
}

/** An open block. */
interface Block {
  readonly selector: string
  /** True after an inner block was closed. */
  hasInner: boolean
}

function validate(styles: string): string[] {
  const errors: string[] = []
  const open: Block[] = [{ selector: '', hasInner: false }]
  for (const [, text = '', end] of styles.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]*)([{};]|$)/g)) {
    const part = text.trim()
    if (/(?:^|\s)\/\//.test(part)) errors.push(`has a comment by //: '${part}'`)
    if (end === '{') {
      errors.push(...checkSelector(part))
      const outer = open.find(({ selector }) => selector.includes('::'))
      if (outer) errors.push(`nests '${part}' in '${outer.selector}', where nothing is nested; write it outside`)
      open.push({ selector: part, hasInner: false })
      continue
    }
    // Some browser versions move it before that block.
    const declaration = part.replace(LEADING, '')
    if (open.at(-1)?.hasInner && DECLARATION.test(declaration))
      errors.push(`declares '${declaration}' behind a nested block; put it before`)
    if (end === '}') {
      open.pop()
      open.at(-1)!.hasInner = true
    }
  }
  return errors
}

function checkSelector(selector: string): string[] {
  if (/^@(?:media|supports|container|starting-style)\b/.test(selector)) return []
  if (selector.startsWith('@')) return [`nests '${selector}'`]
  if (/^[\w-]+:\s/.test(selector.replace(LEADING, '')))
    return [`has no semicolon at the end of '${selector.split('\n')[0]!}'`]
  if (/&[-\w]/.test(selector)) return [`adds to a name: '${selector}'`]
  const parts = selector.split(',').map(part => part.trim())
  const twice = parts.find(part => /(?:&.*|^)[\s>+~].*&/.test(part))
  return twice === undefined
    ? []
    : [`has '${twice}', which matches this very look only; name the other by its class or part`]
}
