import { join } from 'node:path'
import ts from 'typescript'
import { docText } from './docText'
import { tableText } from './tableText'
import { typeText } from './typeText'

/** The types that other tables name, by their files. */
const TYPES = {
  'src/config/RegisterConfig.ts': ['AccountTypeChoice', 'Choice'],
  'src/config/FoyerConfig.ts': ['CheckForFields', 'OutgoingRequest', 'SelectorsConfig', 'TemplatesConfig'],
  'src/pix/picture/Picture.ts': ['DescriptionsByIdLanguage', 'ShareGroup'],
  'src/api/diagnose/Diagnosis.ts': ['Diagnosis', 'DiagnosisCheck', 'DiagnosisCopy', 'DiagnosisName', 'DiagnosisStatus'],
  'src/api/EventApi.ts': ['EventTab'],
  'src/api/RegisterApi.ts': ['FrameWindowName'],
  'src/api/createWindowHandle.ts': ['WindowHandle'],
}

/** Returns each named type with its comment: the fields of an interface, or the text of an alias. */
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

/** Returns the text of a type as Markdown, also if it contains templates of strings. */
function codeSpan(type: string): string {
  const text = type.replaceAll(/\s+/g, ' ').replace(/^\| /, '')
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

/** Returns the type of a field; of a method its parameters too. */
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
