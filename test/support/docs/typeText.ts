import type ts from 'typescript'

/** Returns the type of a property as written in its declaration. */
export function typeText(property: ts.Symbol): string {
  const [declaration] = property.declarations ?? []
  const type = declaration && 'type' in declaration ? (declaration.type as ts.TypeNode | undefined) : undefined
  return type?.getText().replaceAll(/\s+/g, ' ') ?? ''
}
