/** The control that comes first on the screen, where a portal's template has an order of its own; what is no element keeps its place. */
export function firstOnScreen(controls: readonly ({ focus(): void } | undefined)[]): { focus(): void } | undefined {
  return controls
    .filter(control => control !== undefined)
    .reduce<{ focus(): void } | undefined>((first, control) => (first && !precedes(control, first) ? first : control), undefined)
}

function precedes(control: object, other: object): boolean {
  return control instanceof Node && other instanceof Node && (control.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
}
