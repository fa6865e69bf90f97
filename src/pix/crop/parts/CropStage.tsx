import { useEffect, useRef } from 'react'
import { ReactCrop } from 'react-image-crop'
import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { type CropLabel, HANDLES } from '../cropLabels'
import { type Crop, type Frame, frameMatrix, frameShare, shownSize, type Size, wholePicture } from '../cropModel'

interface CropStageProps {
  readonly preview: ImageBitmap
  /** Size of the original. */
  readonly size: Size
  readonly crop: Crop
  readonly isDisabled: boolean
  /** Called with the new frame in percent of the shown picture. */
  onMove(share: Frame): void
  /** Called after a key press, and when the pointer is released. */
  onMoved(share: Frame): void
}

/** Smallest side of the frame in px of the screen, so that its handles stay apart. */
const LEAST_SIDE = 24

const Mat = styled.div`
  display: grid;
  place-items: center;
  /* Room for the handles at the edges of the picture. */
  padding: 20px;
  border-radius: ${cssVar('radius')};
  background: ${cssVar('surface-sunken')};
`
// Replaces the style sheet of react-image-crop, because a style sheet of the page does not apply in the shadow tree.
// Leaves out the animated outline of that style sheet. The handles are 24 px wide and high, on touch screens 32 px.
const Place = styled.div`
  & .ReactCrop {
    position: relative;
    display: block;
    max-width: 100%;
    cursor: crosshair;
  }
  & .ReactCrop--disabled {
    cursor: inherit;
    opacity: 0.6;
  }
  & .ReactCrop__child-wrapper {
    overflow: hidden;
  }
  & .ReactCrop__crop-mask {
    position: absolute;
    inset: 0;
    width: calc(100% + 0.5px);
    height: calc(100% + 0.5px);
    pointer-events: none;
  }
  & .ReactCrop__crop-selection {
    position: absolute;
    inset-block-start: 0;
    outline: 2px solid #fff;
    outline-offset: -1px;
    box-shadow: 0 0 0 3px rgb(0 0 0 / 0.6);
    cursor: move;
    &:focus-visible {
      outline: 3px solid ${cssVar('accent')};
    }
  }
  & .ReactCrop:not(.ReactCrop--disabled) :is(canvas, .ReactCrop__crop-selection) {
    touch-action: none;
  }
  & .ReactCrop__drag-handle {
    position: absolute;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    &:focus-visible {
      outline: 2px solid ${cssVar('accent')};
    }
    &::after {
      content: '';
      width: 12px;
      height: 12px;
      border: 1px solid rgb(0 0 0 / 0.7);
      border-radius: 2px;
      background: #fff;
    }
    &:focus-visible::after {
      width: 16px;
      height: 16px;
      background: ${cssVar('accent')};
      outline: 2px solid #fff;
    }
  }
  & .ReactCrop__drag-bar {
    position: absolute;
  }
  & .ord-nw {
    top: 0;
    left: 0;
    transform: translate(-50%, -50%);
    cursor: nw-resize;
  }
  & .ord-n {
    top: 0;
    left: 50%;
    transform: translate(-50%, -50%);
    cursor: n-resize;
  }
  & .ord-ne {
    top: 0;
    right: 0;
    transform: translate(50%, -50%);
    cursor: ne-resize;
  }
  & .ord-e {
    top: 50%;
    right: 0;
    transform: translate(50%, -50%);
    cursor: e-resize;
  }
  & .ord-se {
    bottom: 0;
    right: 0;
    transform: translate(50%, 50%);
    cursor: se-resize;
  }
  & .ord-s {
    bottom: 0;
    left: 50%;
    transform: translate(-50%, 50%);
    cursor: s-resize;
  }
  & .ord-sw {
    bottom: 0;
    left: 0;
    transform: translate(-50%, 50%);
    cursor: sw-resize;
  }
  & .ord-w {
    top: 50%;
    left: 0;
    transform: translate(-50%, -50%);
    cursor: w-resize;
  }
  & .ReactCrop__drag-bar:is(.ord-n, .ord-s) {
    left: 0;
    width: 100%;
    height: 8px;
    transform: none;
  }
  & .ReactCrop__drag-bar:is(.ord-e, .ord-w) {
    top: 0;
    width: 8px;
    height: 100%;
    transform: none;
  }
  & .ReactCrop--fixed-aspect :is(.ReactCrop__drag-bar, .ord-n, .ord-e, .ord-s, .ord-w) {
    display: none;
  }
  @media (pointer: coarse) {
    & .ReactCrop__drag-handle {
      width: 32px;
      height: 32px;
      &::after {
        width: 18px;
        height: 18px;
      }
    }
  }
  @media (forced-colors: active) {
    & .ReactCrop__drag-handle::after {
      background: ButtonText;
    }
    & .ReactCrop__drag-handle:focus-visible::after {
      background: Highlight;
    }
  }
`
const Shown = styled.canvas`
  display: block;
  max-width: 100%;
  max-height: min(420px, 45vh);
  width: auto;
  height: auto;
`

/** The picture with the frame. The frame moves by pointer, touch and the arrow keys. */
export function CropStage({ preview, size, crop, isDisabled, onMove, onMoved }: CropStageProps) {
  const t = useLabels<CropLabel>()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { turns, isMirrored, ratio } = crop
  useEffect(() => {
    const whole = { width: preview.width, height: preview.height }
    const shown = shownSize(whole, { turns })
    const element = canvas.current
    if (!element) return
    Object.assign(element, shown)
    const context = element.getContext('2d')
    context?.setTransform(...frameMatrix(whole, { turns, isMirrored, frame: wholePicture(shown).frame }))
    context?.drawImage(preview, 0, 0)
  }, [preview, turns, isMirrored])
  const handles = Object.fromEntries(
    HANDLES.map(side => [`${side}DragHandle`, t(`pix_crop_handle_${side}`)]),
  ) as Record<`${(typeof HANDLES)[number]}DragHandle`, string>
  return (
    <Mat>
      <Place>
        <ReactCrop
          crop={{ unit: '%', ...frameShare(size, crop) }}
          {...(ratio > 0 && { aspect: ratio })}
          ariaLabels={{ cropArea: t('pix_crop_area'), ...handles }}
          minWidth={LEAST_SIDE}
          minHeight={LEAST_SIDE}
          disabled={isDisabled}
          keepSelection
          ruleOfThirds
          onChange={(_, share) => onMove(share)}
          onComplete={(_, share) => onMoved(share)}
        >
          <Shown ref={canvas} role="img" aria-label={t('pix_crop_stage')} />
        </ReactCrop>
      </Place>
    </Mat>
  )
}
