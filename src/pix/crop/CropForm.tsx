import { RotateCcw, RotateCw, Trash2, TrianglesCenterlineDashedVertical } from 'lucide'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { Button } from '../../kit/control/Button'
import { IconButton } from '../../kit/control/IconButton'
import { announce } from '../../kit/control/LiveRegion'
import { Notice } from '../../kit/control/Notice'
import { ProgressBar } from '../../kit/control/ProgressBar'
import { SelectField } from '../../kit/field/SelectField'
import { cssVar } from '../../kit/theme/tokens'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'
import { useLabels } from '../../labels/useLabels'
import { languageTag } from '../../lib/languageTag'
import { useShell } from '../../shell/useShell'
import type { Picture } from '../picture/Picture'
import type { OpenConverter } from '../upload/fit/openConverter'
import type { LoadPost } from './createCopy'
import type { CropLabel } from './cropLabels'
import { chooseRatio, type Crop, mirror, moveFrame, turn, wholePicture } from './cropModel'
import { offeredRatios } from './offeredRatios'
import type { CropOptions } from './CropWindow'
import { type OpenedOriginal, resultSide, resultSize } from './openOriginal'
import { CropStage } from './parts/CropStage'
import { FrameFields } from './parts/FrameFields'
import { useCrop } from './useCrop'

interface CropFormProps {
  readonly config: ResolvedConfig
  readonly original: OpenedOriginal
  readonly options: CropOptions
  readonly loadPost: LoadPost
  converter(): OpenConverter | undefined
  close(picture: Picture): void
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-3')};
`
const Tools = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${cssVar('space-2')};
  min-width: 0;
`
const Ratio = styled.div`
  flex: 1 1 9rem;
  max-width: 14rem;
`
const Soft = styled.p`
  color: ${cssVar('text-soft')};
  font-size: ${cssVar('font-small')};
`
const Result = styled.p`
  font-variant-numeric: tabular-nums;
`

/** True when the Command key replaces Ctrl. react-image-crop has the same test. */
const IS_MAC = navigator.platform.includes('Mac')

/** The picture with its frame, the tools, and the action that stores the result. */
export function CropForm({ config, original, options, loadPost, converter, close }: CropFormProps) {
  const { close: leave } = useShell()
  const t = useLabels<CropLabel>()
  const tag = languageTag(config.language)
  const cropping = useCrop(config, original, converter, options, loadPost, close)
  const { crop, progress, failure, isLocked, change } = cropping
  const { size } = original
  const saveButton = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const step = progress?.step
  // Scroll to the progress or the message, because nobody would see them below the fold.
  useEffect(() => {
    if (step || failure) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [step, failure])
  const remove = () => {
    // The pressed button disappears with its notice, so the save button gets the focus.
    saveButton.current?.focus()
    cropping.remove()
  }
  const ratios = offeredRatios(config.pix)
  const pixels = (value: number) => value.toLocaleString(tag)
  const describe = ({ frame }: Crop) =>
    t('pix_crop_frame', {
      WIDTH: pixels(frame.width),
      HEIGHT: pixels(frame.height),
      X: pixels(frame.x),
      Y: pixels(frame.y),
    })
  /** Changes the crop. Announces `text` and the numbers of the new frame. */
  const apply = (next: Crop, text = '') => {
    change(next)
    announce([text, describe(next)].filter(Boolean).join('. '))
  }
  const turnBy = (direction: 1 | -1) => {
    const next = turn(size, crop, direction)
    apply(next, t('pix_crop_turned', { DEGREES: direction === 1 ? '90' : '−90' }))
  }
  const result = resultSize(crop.frame)
  return (
    <>
      <WindowBody isBusy={progress !== undefined}>
        <Stack>
          {options.isUnsaved && <Notice tone="info">{t('pix_crop_unsaved')}</Notice>}
          <CropStage
            preview={original.preview}
            {...{ size, crop }}
            isDisabled={isLocked}
            onMove={share => change(moveFrame(size, crop, share))}
            onMoved={share => announce(describe(moveFrame(size, crop, share)))}
          />
          <Tools disabled={isLocked}>
            <Ratio>
              <SelectField
                label={t('pix_crop_ratio')}
                value={ratios.find(({ ratio }) => ratio === crop.ratio)?.label ?? ''}
                options={[
                  { value: '', label: t('pix_crop_free') },
                  ...ratios.map(({ label }) => ({ value: label, label })),
                ]}
                onChange={label =>
                  apply(chooseRatio(size, crop, ratios.find(choice => choice.label === label)?.ratio ?? 0))
                }
              />
            </Ratio>
            <IconButton icon={RotateCcw} label={t('pix_crop_turn_left')} onClick={() => turnBy(-1)} />
            <IconButton icon={RotateCw} label={t('pix_crop_turn_right')} onClick={() => turnBy(1)} />
            <IconButton
              icon={TrianglesCenterlineDashedVertical}
              label={t('pix_crop_mirror')}
              onClick={() => apply(mirror(size, crop), t('pix_crop_mirrored'))}
            />
            <Button variant="quiet" onClick={() => apply(wholePicture(size))}>
              {t('pix_crop_reset')}
            </Button>
          </Tools>
          <FrameFields {...{ size, crop, describe }} isDisabled={isLocked} onChange={change} />
          <Result>
            {t('pix_crop_result', { WIDTH: pixels(result.width), HEIGHT: pixels(result.height) })}{' '}
            {resultSide(crop.frame) > 0 && t('pix_crop_smaller')} {original.isAnimated && t('pix_crop_still')}
          </Result>
          <Soft>
            {t(IS_MAC ? 'pix_crop_keys_mac' : 'pix_crop_keys')} {t('pix_crop_text')}
          </Soft>
          {(progress || failure) && (
            <div ref={outcome}>
              {progress && (
                <ProgressBar
                  label={t(`pix_crop_step_${progress.step}`)}
                  {...(progress.total > 0 && { value: progress.loaded, max: progress.total })}
                />
              )}
              {failure && (
                <Notice
                  tone={failure.isStopped ? 'warning' : 'error'}
                  action={
                    failure.isIncomplete && (
                      <Button icon={Trash2} onClick={remove}>
                        {t('pix_crop_delete')}
                      </Button>
                    )
                  }
                >
                  {failure.isIncomplete && !failure.isStopped && `${t('pix_crop_incomplete')} `}
                  {failure.reason}
                </Notice>
              )}
            </div>
          )}
        </Stack>
      </WindowBody>
      <WindowBar>
        <Button onClick={leave}>{t('abbrechen')}</Button>
        <Button
          ref={saveButton}
          variant="primary"
          disabled={!cropping.hasChanges}
          isBusy={progress !== undefined}
          onClick={cropping.save}
        >
          {t(!failure ? 'pix_crop_save' : failure.isStopped ? 'pix_crop_go_on' : 'ui_retry')}
        </Button>
      </WindowBar>
    </>
  )
}
