import ts from 'typescript'
import { docText } from './docText'
import { interfaceOf } from './interfaceOf'
import { tableText } from './tableText'
import { typeText } from './typeText'

/** Returns tables of the API's calls, by family, each followed by tables of the options. */
export function callTables(program: ts.Program, root: string): string {
  const checker = program.getTypeChecker()
  const api = interfaceOf(program, root, 'src/api/Foyer.ts', 'Foyer')
  const isFamily = (member: ts.Symbol) => checker.getTypeOfSymbol(member).symbol?.name.endsWith('Api') ?? false
  const families = api
    .getProperties()
    .filter(isFamily)
    .map(family => {
      const type = checker.getTypeOfSymbol(family)
      return [
        `### \`foyer.${family.name}\``,
        docText(checker, type.symbol),
        tableOfCalls(checker, type.getProperties(), `foyer.${family.name}.`),
        ...tablesOfOptions(checker, type.getProperties()),
      ].join('\n\n')
    })
  return [
    tableOfCalls(
      checker,
      api.getProperties().filter(member => !isFamily(member)),
      'foyer.',
    ),
    ...families,
  ].join('\n\n')
}

function tableOfCalls(checker: ts.TypeChecker, calls: readonly ts.Symbol[], prefix: string): string {
  const rows = calls.map(call => {
    const [signature] = checker.getTypeOfSymbol(call).getCallSignatures()
    const declaration = signature?.declaration as ts.MethodSignature | undefined
    const parameters = declaration?.parameters.map(
      ({ name, questionToken, dotDotDotToken }) =>
        `${dotDotDotToken ? '…' : ''}${name.getText()}${questionToken ? '?' : ''}`,
    )
    const answer = declaration?.type?.getText() ?? typeText(call)
    return [
      `\`${prefix}${call.name}${parameters ? `(${parameters.join(', ')})` : ''}\``,
      docText(checker, call),
      `\`${answer}\``,
    ]
  })
  return tableText(['Call', 'What it does', 'Returns'], rows)
}

/** Returns a table for each type of options. */
function tablesOfOptions(checker: ts.TypeChecker, calls: readonly ts.Symbol[]): string[] {
  const types = calls.flatMap(call =>
    checker
      .getTypeOfSymbol(call)
      .getCallSignatures()
      .flatMap(signature =>
        signature.getParameters().flatMap(parameter => optionTypes(checker.getTypeOfSymbol(parameter))),
      ),
  )
  return [...new Set(types)].map(
    type =>
      `${docText(checker, type.symbol)}\n\n${tableText(
        ['Option', 'Type', 'What it does'],
        type.getProperties().map(option => [`\`${option.name}\``, `\`${typeText(option)}\``, docText(checker, option)]),
      )}`,
  )
}

/** Returns the interfaces in an argument's type whose names end with `Options`. */
function optionTypes(type: ts.Type): ts.Type[] {
  const parts = type.isUnion() ? type.types : [type]
  return parts.filter(({ symbol }) =>
    symbol?.declarations?.some(
      declaration => ts.isInterfaceDeclaration(declaration) && declaration.name.text.endsWith('Options'),
    ),
  )
}
