import type ts from 'typescript'
import { docText } from './docText'
import { interfaceOf } from './interfaceOf'
import { tableText } from './tableText'
import { typeText } from './typeText'

const RESULTS = [
  ['src/pix/picture/Picture.ts', 'Picture'],
  ['src/pix/position/positionModel.ts', 'PicturePosition'],
] as const

/** Returns a table for each type of a call's result. */
export function resultTables(program: ts.Program, root: string): string {
  const checker = program.getTypeChecker()
  return RESULTS.map(([path, name]) => {
    const type = interfaceOf(program, root, path, name)
    return `### \`${name}\`\n\n${docText(checker, type.symbol)}\n\n${tableText(
      ['Field', 'Type', 'What it is'],
      type.getProperties().map(field => [`\`${field.name}\``, `\`${typeText(field)}\``, docText(checker, field)]),
    )}`
  }).join('\n\n')
}
