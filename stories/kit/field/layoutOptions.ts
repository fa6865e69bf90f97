import type { PictureOption } from '../../../src/kit/field/RadioPictureGroup'

const draw = (shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90" fill="#85888c">${shapes}</svg>`)}`
const lines = (x: number, width: number) =>
  [20, 35, 50, 65].map(y => `<rect x="${x}" y="${y}" width="${width}" height="6"/>`).join('')

/** Positions of a picture in a text, with icons. */
export const layoutOptions: readonly PictureOption[] = [
  {
    value: 'left',
    label: 'Links vom Text',
    pictureUrl: draw(`<rect x="10" y="20" width="45" height="51"/>${lines(62, 48)}`),
  },
  {
    value: 'right',
    label: 'Rechts vom Text',
    pictureUrl: draw(`<rect x="65" y="20" width="45" height="51"/>${lines(10, 48)}`),
  },
  {
    value: 'above',
    label: 'Über dem Text',
    pictureUrl: draw(
      '<rect x="10" y="10" width="100" height="46"/><rect x="10" y="64" width="100" height="6"/><rect x="10" y="76" width="70" height="6"/>',
    ),
  },
]
