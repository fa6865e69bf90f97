import { join } from 'node:path'
import ts from 'typescript'
import { docText } from './docText'
import { interfaceOf } from './interfaceOf'
import { tableText } from './tableText'
import { typeText } from './typeText'

const ELEMENTS = ['FoyerPicturePicker', 'FoyerEventOverview']
const COMPONENTS = [
  ['src/react/PicturePicker.tsx', 'PicturePickerProps', 'PicturePicker'],
  ['src/react/ReactEventOverview.tsx', 'EventOverviewProps', 'EventOverview'],
] as const

/**
 * Returns Markdown: a list of the custom elements with the comments of their classes, and a table of the props of each
 * React component.
 */
export function elementTables(program: ts.Program, root: string): string {
  const checker = program.getTypeChecker()
  const elements = ELEMENTS.map(name => `- ${classText(program, join(root, `src/elements/${name}.ts`), name)}`).join(
    '\n',
  )
  const components = COMPONENTS.map(([path, props, name]) => {
    const own = interfaceOf(program, root, path, props)
      .getProperties()
      .filter(prop => !prop.name.startsWith('aria-'))
    return `### \`${name}\` for React\n\n${tableText(
      ['Prop', 'Type', 'What it does'],
      own.map(prop => [`\`${prop.name}\``, `\`${typeText(prop)}\``, docText(checker, prop)]),
    )}`
  })
  return [elements, ...components].join('\n\n')
}

function classText(program: ts.Program, path: string, name: string): string {
  const declaration = program
    .getSourceFile(path)
    ?.statements.find(statement => ts.isClassDeclaration(statement) && statement.name?.text === name)
  if (!declaration) throw new Error(`${path} declares no class ${name}.`)
  const checker = program.getTypeChecker()
  return docText(checker, checker.getTypeAtLocation(declaration).symbol)
}
