import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { docText } from './docText'
import { tableText } from './tableText'

const TABLES = ['pix', 'register', 'event', 'language'].map(family => `src/${family}/${family}Windows.ts`)
const FRAME = 'src/shell/ShellChrome.tsx'

interface Layout {
  readonly slots: readonly string[]
  readonly required: readonly string[]
  /** Comments by slot; slots without a comment are left out. */
  readonly texts: ReadonlyMap<string, string>
}

/** Returns the slots of every window that can have a template, then a table for each window whose slots have comments. */
export function slotTable(program: ts.Program, root: string): string {
  const windows = TABLES.flatMap(table =>
    listWindows(sourceOf(program, root, table)).map(({ name, file }) => ({
      name,
      files: filesBelow(program, root, join(dirname(table), file)),
    })),
  )
  const layouts = [
    { name: 'every window (`cb_ui_window.html`)', files: [FRAME] },
    ...windows.map(({ name, files }) => ({ name: `\`${name}\``, files })),
  ].flatMap(({ name, files }) =>
    files.flatMap(file => findLayouts(program, sourceOf(program, root, file))).map(layout => ({ name, layout })),
  )
  return [
    tableText(
      ['Window', 'Slots'],
      layouts.map(({ name, layout }) => [name, slotTexts(layout)]),
    ),
    ...layouts
      .filter(({ layout }) => layout.texts.size > 0)
      .map(
        ({ name, layout }) =>
          `### Slots of ${name}\n\n${tableText(
            ['Slot', 'What it shows'],
            [...layout.texts].map(([slot, text]) => [`\`${slot}\``, text]),
          )}`,
      ),
  ].join('\n\n')
}

function slotTexts({ slots, required }: Layout): string {
  return slots.map(slot => (required.includes(slot) ? `**\`${slot}\`**` : `\`${slot}\``)).join(' ')
}

function sourceOf(program: ts.Program, root: string, path: string): ts.SourceFile {
  const source =
    program.getSourceFile(join(root, path)) ??
    program.getSourceFile(join(root, `${path}.tsx`)) ??
    program.getSourceFile(join(root, `${path}.ts`))
  if (!source) throw new Error(`${path} is not in the program.`)
  return source
}

/** Returns the windows of a family's table, each with the file that it is loaded from. */
function listWindows(table: ts.SourceFile): { name: string; file: string }[] {
  const found: { name: string; file: string }[] = []
  const visit = (node: ts.Node, name?: string): void => {
    const key = ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) ? node.name.text : name
    if (key !== undefined && isImportCall(node))
      found.push({ name: key, file: (node.arguments[0] as ts.StringLiteral).text })
    ts.forEachChild(node, child => visit(child, key))
  }
  visit(table)
  return found
}

function isImportCall(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
}

/** Returns a file and the files of its family that it imports, also through other files and by `import()`. */
function filesBelow(program: ts.Program, root: string, start: string): string[] {
  const family = start.split('/').slice(0, 2).join('/')
  const found = new Set<string>()
  const add = (path: string): void => {
    const source = sourceOf(program, root, path)
    const own = relative(root, source.fileName)
    if (found.has(own)) return
    found.add(own)
    const visit = (node: ts.Node): void => {
      const specifier =
        ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly
          ? node.moduleSpecifier
          : isImportCall(node)
            ? node.arguments[0]
            : undefined
      if (specifier && ts.isStringLiteral(specifier) && specifier.text.startsWith('.')) {
        const target = join(dirname(own), specifier.text)
        // Skips the family's table, which imports all its windows.
        if (target.startsWith(`${family}/`) && !TABLES.includes(`${target}.ts`)) add(target)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  add(start)
  return [...found]
}

/** Returns each `<WindowLayout>` of a file. */
function findLayouts(program: ts.Program, source: ts.SourceFile): Layout[] {
  const checker = program.getTypeChecker()
  const found: Layout[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'WindowLayout') {
      const slots = valueOf(node, 'slots')
      // The compiler's order depends on earlier queries, so the slots are sorted.
      const properties = slots
        ? checker
            .getTypeAtLocation(slots)
            .getProperties()
            .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        : []
      const required = valueOf(node, 'required')
      found.push({
        slots: properties.map(({ name }) => name),
        required: required ? listTexts(checker, required) : [],
        texts: new Map(
          properties.map(slot => [slot.name, docText(checker, slot)] as const).filter(([, text]) => text !== ''),
        ),
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function valueOf(element: ts.JsxSelfClosingElement, name: string): ts.Expression | undefined {
  const attribute = element.attributes.properties.find(
    property => ts.isJsxAttribute(property) && property.name.getText() === name,
  )
  const value = attribute && ts.isJsxAttribute(attribute) ? attribute.initializer : undefined
  return value && ts.isJsxExpression(value) ? value.expression : undefined
}

/** Returns the string literals in an expression; for an identifier, those in the constant that it names. */
function listTexts(checker: ts.TypeChecker, expression: ts.Expression): string[] {
  const declaration = ts.isIdentifier(expression)
    ? checker.getSymbolAtLocation(expression)?.valueDeclaration
    : undefined
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && !ts.isLiteralTypeNode(node.parent)) texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(
    declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
      ? declaration.initializer
      : expression,
  )
  return texts
}
