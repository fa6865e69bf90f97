import { join } from 'node:path'
import ts from 'typescript'
import { docText } from './docText'
import { tableText } from './tableText'
import { typeText } from './typeText'

/** Types to which the other tables of the reference refer, by the file that declares them. */
const TYPES = {
  'src/config/RegisterConfig.ts': ['AccountTypeChoice', 'Choice'],
  'src/config/FoyerConfig.ts': ['CheckForFields', 'OutgoingRequest', 'SelectorsConfig', 'TemplatesConfig'],
  'src/pix/picture/Picture.ts': ['DescriptionsByIdLanguage', 'ShareGroup'],
  'src/api/diagnose/Diagnosis.ts': ['Diagnosis', 'DiagnosisCheck', 'DiagnosisCopy', 'DiagnosisName', 'DiagnosisStatus'],
  'src/api/EventApi.ts': ['EventTab'],
  'src/api/RegisterApi.ts': ['FrameWindowName'],
  'src/api/createWindowHandle.ts': ['WindowHandle'],
}

/** Returns a section for each type: its comment, then a table of an interface's fields or the text of an alias. */
export function typeTables(program: ts.Program, root: string): string {
  const checker = program.getTypeChecker()
  return Object.entries(TYPES)
    .flatMap(([path, names]) => names.map(name => ({ name, declaration: declarationOf(program, root, path, name) })))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ name, declaration }) => {
      const symbol = checker.getSymbolAtLocation(declaration.name)!
      return [
        `### \`${name}\``,
        docText(checker, symbol),
        ts.isInterfaceDeclaration(declaration)
          ? tableText(
              ['Field', 'Type', 'What it is'],
              checker
                .getTypeAtLocation(declaration)
                .getProperties()
                .map(field => [`\`${field.name}\``, `\`${memberText(field)}\``, docText(checker, field)]),
            )
          : codeSpan(declaration.type.getText()),
      ].join('\n\n')
    })
    .join('\n\n')
}

/** Returns the text of a type as a code span of Markdown. The text may contain backticks. */
function codeSpan(type: string): string {
  const text = type.replaceAll(/\s+/g, ' ').replace(/^\| /, '')
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

/** Returns the type of a field; for a method, its parameters and the type of its result. */
function memberText(field: ts.Symbol): string {
  const [declaration] = field.declarations ?? []
  return declaration && ts.isMethodSignature(declaration)
    ? declaration.getText().slice(field.name.length)
    : typeText(field)
}

function declarationOf(program: ts.Program, root: string, path: string, name: string) {
  const declaration = program
    .getSourceFile(join(root, path))
    ?.statements.filter(statement => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    .find(statement => statement.name.text === name)
  if (!declaration) throw new Error(`${path} declares no type ${name}.`)
  return declaration
}
