/** The text of a label that neither the service nor the embedded texts know (image-library 8.3; with `[ux]` portal-accounts 8). */
export function missingLabel(label: string, isLayer = false): string {
  return `translation missing${isLayer ? ' [ux]' : ''}: ${label}`
}
