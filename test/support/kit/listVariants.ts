import ts from 'typescript'
import type { KitVariant } from './KitVariant'

// Props that do not change how a part looks.
const UNSEEN = ['autoComplete', 'autoFocus', 'data-state', 'noValidate', 'role', 'type']
// Optional texts of a field, each a separate variant.
const NOTES = ['error', 'hint']

/** Lists the variants of a part: each value of a flag or a choice except the default, and each optional text. */
export function listVariants(checker: ts.TypeChecker, part: ts.Symbol): KitVariant[] {
  const [given] = checker.getTypeOfSymbol(part).getCallSignatures()[0]?.parameters ?? []
  if (!given) return []
  return checker
    .getTypeOfSymbol(given)
    .getProperties()
    .filter(prop => !UNSEEN.includes(prop.name) && (prop.name === 'disabled' || isOfKit(prop)))
    .flatMap(prop => valuesOf(checker, prop, defaultOf(given, prop.name)).map(value => ({ prop: prop.name, value })))
}

/** True when a prop is not an attribute of the DOM. */
const isOfKit = (prop: ts.Symbol) =>
  prop.declarations?.some(declaration => declaration.getSourceFile().fileName.includes('/src/kit/')) === true

function valuesOf(checker: ts.TypeChecker, prop: ts.Symbol, own: string | undefined): (string | undefined)[] {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop))
  const members = type.isUnion() ? type.types : [type]
  if (members.every(member => member.flags & ts.TypeFlags.BooleanLiteral)) return [own === 'true' ? 'false' : 'true']
  if (members.length > 1 && members.every(member => member.isStringLiteral()))
    return members.map(({ value }) => value).filter(value => value !== own)
  return NOTES.includes(prop.name) ? [undefined] : []
}

/** Returns the default value of a prop, from the part's parameters. */
function defaultOf(given: ts.Symbol, name: string): string | undefined {
  const [parameter] = given.declarations ?? []
  if (!parameter || !ts.isParameter(parameter) || !ts.isObjectBindingPattern(parameter.name)) return undefined
  const own = parameter.name.elements.find(element => element.name.getText() === name)?.initializer
  return own && (ts.isStringLiteral(own) ? own.text : own.getText())
}
