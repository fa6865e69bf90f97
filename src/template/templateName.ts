const NAMING_PARAMETERS = ['content', 'm', 'template'] as const

/**
 * Returns the name by which a page configures a template: the address's parameter that names it, else the last part of the path without
 * extension.
 */
export function templateName(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://portal.invalid')
  const named = NAMING_PARAMETERS.map(parameter => searchParams.get(parameter)).find(name => name)
  return (
    named ??
    pathname
      .split('/')
      .at(-1)!
      .replace(/\.\w+$/, '')
  )
}
