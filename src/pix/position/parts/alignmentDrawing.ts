import type { PicturePosition } from '../PicturePosition'

/** Lines of text as bars: where each begins, how far down and how wide. */
type Bars = readonly (readonly [x: number, y: number, width: number])[]

const FULL = 104
const beside = (x: number): Bars => [24, 36, 48].map(y => [x, y, 50])
const PICTURE = 'height="38" rx="3" fill="#5f7fa6"'

const DRAWINGS: Readonly<Record<PicturePosition['Alignment'], { readonly x: number; readonly bars: Bars }>> = {
  none: { x: 8, bars: [[8, 10, FULL], [8, 66, FULL], [8, 78, 70]] },
  left: { x: 8, bars: [[8, 10, FULL], ...beside(62), [8, 66, FULL], [8, 78, 70]] },
  center: { x: 37, bars: [[8, 10, FULL], [8, 66, FULL], [8, 78, 70]] },
  right: { x: 66, bars: [[8, 10, FULL], ...beside(8), [8, 66, FULL], [8, 78, 70]] },
}

/** The address of a drawing of one alignment: a picture among lines of text, in colours that stand on light and dark. */
export function alignmentDrawing(alignment: PicturePosition['Alignment']): string {
  const { x, bars } = DRAWINGS[alignment]
  const lines = bars.map(([left, top, width]) => `<rect x="${left}" y="${top}" width="${width}" height="5" rx="2.5"/>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90" fill="#9a9da3"><rect x="${x}" y="22" width="46" ${PICTURE}/>${lines}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
