import ts from 'typescript'
import { docText } from './docText'
import { interfaceOf } from './interfaceOf'
import { tableText } from './tableText'
import { typeText } from './typeText'

/** Returns the options of FoyerConfig: one table for the top level, then one for each group. */
export function optionTables(program: ts.Program, root: string): string {
  const checker = program.getTypeChecker()
  const whole = interfaceOf(program, root, 'src/config/FoyerConfig.ts', 'FoyerConfig')
  const rowsOf = (type: ts.Type, prefix: string) =>
    type
      .getProperties()
      .map(option => [`\`${prefix}${option.name}\``, `\`${typeText(option)}\``, docText(checker, option)])
  const isGroup = (option: ts.Symbol) => groupType(checker, option) !== undefined
  const groups = whole
    .getProperties()
    .filter(isGroup)
    .map(option => {
      const type = groupType(checker, option)!
      return [
        `### \`${option.name}\``,
        docText(checker, type.symbol),
        tableText(['Option', 'Type', 'What it does'], rowsOf(type, `${option.name}.`)),
      ].join('\n\n')
    })
  const top = whole.getProperties().map(option => {
    const type = groupType(checker, option)
    return type
      ? [
          `[\`${option.name}\`](#${option.name.toLowerCase()})`,
          'group',
          docText(checker, option) || docText(checker, type.symbol),
        ]
      : [`\`${option.name}\``, `\`${typeText(option)}\``, docText(checker, option)]
  })
  return [tableText(['Option', 'Type', 'What it does'], top), ...groups].join('\n\n')
}

/** Returns the interface of a group of named options; undefined for a map and for everything else. */
function groupType(checker: ts.TypeChecker, option: ts.Symbol): ts.Type | undefined {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(option))
  return type.symbol?.declarations?.some(
    declaration => ts.isInterfaceDeclaration(declaration) && /(?:Config|Options)$/.test(declaration.name.text),
  )
    ? type
    : undefined
}
