/** The size in pixels that a picture has once it is fitted into a box; a picture never grows. */
export function fittedSize(width: number, height: number, boxWidth: number, boxHeight: number): { width: number; height: number } {
  const ratio = Math.min(1, boxWidth / width, boxHeight / height);
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
}
