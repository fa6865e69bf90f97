import styled, { css } from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'
import { pictureThumbnail } from '../../picture/pictureThumbnail'
import { ALIGNMENTS, type OriginalSize, type PictureSize, type PositionValues, readSize } from '../positionModel'

/** Width in px of the text column that the preview shows. */
const COLUMN_WIDTH = 680
/** Aspect ratio (width / height) of a picture of unknown size. */
const UNKNOWN_RATIO = 4 / 3

/**
 * Returns the size of a picture that is placed in a text: its width in percent of the column, and its aspect ratio
 * (width / height).
 */
export function previewSize(
  { CurrentWidth, CurrentHeight }: Pick<PositionValues, 'CurrentWidth' | 'CurrentHeight'>,
  { Width, Height }: OriginalSize,
): { width: number; ratio: number } {
  const ratio = Width > 0 && Height > 0 ? Width / Height : UNKNOWN_RATIO
  const height = readSize(CurrentHeight)
  const width = widthInPixels(readSize(CurrentWidth), height, ratio) ?? (Width || COLUMN_WIDTH / 2)
  const shown = typeof height === 'number' ? width / height : ratio
  return { width: Math.min(100, (width / COLUMN_WIDTH) * 100), ratio: shown }
}

function widthInPixels(
  width: PictureSize | undefined,
  height: PictureSize | undefined,
  ratio: number,
): number | undefined {
  if (typeof width === 'number') return width
  if (width !== undefined && width !== 'auto') return (Number.parseInt(width, 10) / 100) * COLUMN_WIDTH
  // A text has no fixed height, so a percentage height has no effect and the picture keeps its own size.
  return typeof height === 'number' ? height * ratio : undefined
}

interface PlacementPreviewProps {
  /** The picture's address. */
  readonly uri: string
  readonly original: OriginalSize
  readonly values: PositionValues
  /** `hosts.image` of the configuration. */
  readonly service: string
}

/** Edge of the square box, in CSS px, for which the thumbnail is requested. */
const BOX = 340
/** Widths of the words in px; each word is a bar. */
const WORDS = [34, 18, 42, 26, 12, 38, 22, 30, 46, 16]
const TEXT = Array.from({ length: 90 }, (_, index) => WORDS[(index * 7 + (index >> 3)) % WORDS.length]!)
const LEAD = 12

const Paper = styled.div`
  height: 190px;
  max-inline-size: 380px;
  padding: ${cssVar('space-3')};
  border: 1px solid ${cssVar('border')};
  border-radius: ${cssVar('radius')};
  background: ${cssVar('surface-sunken')};
  overflow: hidden;
`
const sides: Readonly<Record<(typeof ALIGNMENTS)[number], ReturnType<typeof css>>> = {
  none: css`
    margin: 2px 0 8px;
  `,
  left: css`
    float: left;
    margin: 2px 10px 6px 0;
  `,
  center: css`
    margin: 2px auto 8px;
  `,
  right: css`
    float: right;
    margin: 2px 0 6px 10px;
  `,
}
const Placed = styled.img<{ $alignment: (typeof ALIGNMENTS)[number] }>`
  display: block;
  min-width: 2px;
  min-height: 2px;
  border-radius: 2px;
  background: ${cssVar('accent-soft')};
  object-fit: fill;
  ${({ $alignment }) => sides[$alignment]}
`
const Word = styled.span`
  display: inline-block;
  height: 5px;
  margin-block: 3px;
  margin-inline-end: 5px;
  border-radius: 3px;
  background: ${cssVar('border-strong')};
  opacity: 0.45;
  vertical-align: top;
`

/** Preview of the picture in a text column of usual width. Shows the values of the fields, and can't be edited. */
export function PlacementPreview({ uri, original, values, service }: PlacementPreviewProps) {
  const { width, ratio } = previewSize(values, original)
  const words = (from: number, to: number) =>
    TEXT.slice(from, to).map((length, index) => <Word key={index} style={{ width: length }} />)
  return (
    <Paper aria-hidden>
      {words(0, LEAD)}
      <Placed
        $alignment={ALIGNMENTS.find(name => name === values.Alignment) ?? 'none'}
        src={pictureThumbnail(service, uri, 'tile', BOX, window.devicePixelRatio)}
        alt=""
        draggable={false}
        style={{ width: `${width}%`, aspectRatio: ratio }}
      />
      {words(LEAD, TEXT.length)}
    </Paper>
  )
}
