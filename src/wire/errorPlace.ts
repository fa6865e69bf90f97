/** Where an error was thrown, read from its stack: the first address in it with line and column. */
export function errorPlace(stack: string): { readonly filename: string; readonly lineno: number; readonly colno: number } {
  const [, filename = '', line = '0', column = '0'] = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/.exec(stack) ?? []
  return { filename, lineno: Number(line), colno: Number(column) }
}
