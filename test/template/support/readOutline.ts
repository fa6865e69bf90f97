import { readTemplate } from '../../../src/template/readTemplate'
import { outlineOf } from './outlineOf'

/** Reads a template's HTML and formats the result as an outline; for an unusable template, returns the reason. */
export function readOutline(html: string): string {
  const reading = readTemplate(html)
  return reading.status === 'read' ? outlineOf(reading.tree.readParts([]).nodes) : `unusable: ${reading.reason}`
}
