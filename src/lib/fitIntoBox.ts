/**
 * Returns the size in px at which a picture fits into a square box with sides of `box` px. Pictures never grow. A
 * picture of unknown size fills the box.
 */
export function fitIntoBox(width: number, height: number, box: number): { width: number; height: number } {
  if (!(width > 0 && height > 0)) return { width: box, height: box }
  const ratio = Math.min(1, box / width, box / height)
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) }
}
