import type { Picture } from '../picture/Picture'

/** Marks what was not marked among the loaded pictures and the other way round; marks of pictures that are not loaded stay (image-library 4.5). */
export function invertMarks(marks: ReadonlySet<number>, loaded: readonly Picture[]): ReadonlySet<number> {
  const inverted = new Set(marks)
  for (const { Id } of loaded) if (!inverted.delete(Id)) inverted.add(Id)
  return inverted
}
