const LABEL = /^[a-z0-9_]*_[a-z0-9_]*$/

/** Whether a text of the portal is a label: one word of [a-z0-9_] with a line in it (decisions). */
export function isLabel(text: string): boolean {
  return LABEL.test(text)
}
