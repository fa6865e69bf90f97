import { toolbar } from './toolbar'

/** Initial values of the toolbar: the first setting of every switch. */
export const initialGlobals: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(toolbar).map(([name, [, , settings]]) => [name, Object.keys(settings)[0] ?? '']),
)
