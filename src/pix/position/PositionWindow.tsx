import { Images, Link2, Link2Off } from 'lucide'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../kit/control/Button'
import { IconButton } from '../../kit/control/IconButton'
import { Notice } from '../../kit/control/Notice'
import { Checkbox } from '../../kit/field/Checkbox'
import { RadioPictureGroup } from '../../kit/field/RadioPictureGroup'
import { TextArea } from '../../kit/field/TextArea'
import { TextField } from '../../kit/field/TextField'
import { cssVar } from '../../kit/theme/tokens'
import { useLabels } from '../../labels/useLabels'
import { ShellChrome } from '../../shell/ShellChrome'
import { useShell } from '../../shell/useShell'
import { WindowForm } from '../../shell/WindowForm'
import type { WindowProps } from '../../shell/WindowTable'
import { WindowLayout } from '../../template/WindowLayout'
import { CroppablePreview } from '../crop/parts/CroppablePreview'
import { canCrop, type CropResult, useOpenCrop } from '../crop/useOpenCrop'
import type { Picture } from '../picture/Picture'
import { PlacementPreview } from './parts/PlacementPreview'
import { positionLabels } from './positionLabels'
import { PositionLayout } from './PositionLayout'
import { ALIGNMENTS, type PicturePosition } from './positionModel'
import { usePosition } from './usePosition'

/** Options of the position window. */
export interface PositionOptions {
  readonly picture: Picture
  /** Current position of the picture in the text. */
  readonly position?: Partial<PicturePosition> | undefined
  /** True when the page can insert a crop in place of the picture. */
  readonly crop?: boolean | undefined
}

/** Bars in place of lines of text: left, top and width of each. */
type Bars = readonly (readonly [x: number, y: number, width: number])[]

const FULL = 104
const beside = (x: number): Bars => [24, 36, 48].map(y => [x, y, 50])
const PICTURE = 'height="38" rx="3" fill="#5f7fa6"'

const DRAWINGS: Readonly<Record<(typeof ALIGNMENTS)[number], { readonly x: number; readonly bars: Bars }>> = {
  none: {
    x: 8,
    bars: [
      [8, 10, FULL],
      [8, 66, FULL],
      [8, 78, 70],
    ],
  },
  left: { x: 8, bars: [[8, 10, FULL], ...beside(62), [8, 66, FULL], [8, 78, 70]] },
  center: {
    x: 37,
    bars: [
      [8, 10, FULL],
      [8, 66, FULL],
      [8, 78, 70],
    ],
  },
  right: { x: 66, bars: [[8, 10, FULL], ...beside(8), [8, 66, FULL], [8, 78, 70]] },
}

/**
 * Returns the address of a drawing of one alignment: a picture among lines of text, in colours for light and dark
 * backgrounds.
 */
function alignmentDrawing(alignment: (typeof ALIGNMENTS)[number]): string {
  const { x, bars } = DRAWINGS[alignment]
  const lines = bars
    .map(([left, top, width]) => `<rect x="${left}" y="${top}" width="${width}" height="5" rx="2.5"/>`)
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90" fill="#9a9da3"><rect x="${x}" y="22" width="46" ${PICTURE}/>${lines}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const SizeBox = styled.div`
  flex: 1 1 5.5rem;
  min-width: 0;
`
// Top padding of one label, so that the lock lines up with the fields beside it.
const LockBox = styled.div`
  flex: none;
  padding-block-start: calc(1lh + ${cssVar('space-1')});
`
const Note = styled.p`
  color: ${cssVar('text-soft')};
  font-size: ${cssVar('font-small')};
`

/** Form for the position of an inserted picture. Closes with the position (image-library 2.7). */
export function PositionWindow({ options, close }: WindowProps<PositionOptions, PicturePosition>) {
  const { runtime, templates, openWindow, close: leave } = useShell()
  const t = useLabels<(typeof positionLabels)[number]>()
  const { form, shown, original, isLocked, toggleLock, sizeField, isDecorative, setDecorative, takeCrop } = usePosition(
    options,
    close,
  )
  const config = useMemo(() => runtime.readConfig(), [runtime])
  const openCrop = useOpenCrop()
  const [cropped, setCropped] = useState<CropResult>()
  const crop = async () => {
    const result = await openCrop(shown, false)
    if (!result) return
    setCropped(result)
    if (result.picture) takeCrop(result.picture)
  }
  const { Width, Height } = original
  const slots = {
    preview: (
      <>
        <CroppablePreview onCrop={options.crop && canCrop(config) ? () => void crop() : undefined}>
          <PlacementPreview uri={shown.Uri} original={original} values={form.values} service={config.hosts.image} />
        </CroppablePreview>
        {cropped && (
          <Notice tone={cropped.picture ? 'success' : 'warning'}>
            {t(cropped.picture ? 'pix_crop_placed' : cropped.warning)}
          </Notice>
        )}
      </>
    ),
    'original-size': (
      <Note>
        {Width > 0 && Height > 0
          ? t('pix_position_original', { WIDTH: Width, HEIGHT: Height })
          : t('pix_position_original_unknown')}{' '}
        {t('pix_position_size_hint')}
      </Note>
    ),
    CurrentWidth: (
      <SizeBox>
        <TextField {...sizeField('CurrentWidth')} label={t('pix_position_width')} autoComplete="off" autoFocus />
      </SizeBox>
    ),
    'ratio-lock': (
      <LockBox>
        <IconButton
          icon={isLocked ? Link2 : Link2Off}
          label={t('pix_position_ratio')}
          isPressed={isLocked}
          onClick={toggleLock}
        />
      </LockBox>
    ),
    CurrentHeight: (
      <SizeBox>
        <TextField {...sizeField('CurrentHeight')} label={t('pix_position_height')} autoComplete="off" />
      </SizeBox>
    ),
    Title: <TextField {...form.field('Title')} label={t('pix_field_title')} />,
    Description: (
      <>
        <TextArea
          {...form.field('Description')}
          rows={3}
          label={t('pix_position_description')}
          hint={t('pix_position_description_hint')}
          disabled={isDecorative}
        />
        <Checkbox label={t('pix_position_decorative')} isChecked={isDecorative} onChange={setDecorative} />
      </>
    ),
    alignment: (
      <RadioPictureGroup
        {...form.field('Alignment')}
        label={t('pix_position_alignment')}
        options={ALIGNMENTS.map(value => ({
          value,
          label: t(`pix_position_alignment_${value}`),
          pictureUrl: alignmentDrawing(value),
        }))}
      />
    ),
    manage: (
      <Button variant="quiet" icon={Images} onClick={() => void openWindow('pix.manage', { isPicker: false })}>
        {t('pix_manage')}
      </Button>
    ),
    cancel: <Button onClick={leave}>{t('abbrechen')}</Button>,
    submit: (
      <Button type="submit" variant="primary">
        {t('pix_position_submit')}
      </Button>
    ),
  }
  return (
    <ShellChrome>
      <WindowForm {...form.formProps}>
        <WindowLayout
          template={templates.content}
          slots={slots}
          required={[
            'CurrentWidth',
            'ratio-lock',
            'CurrentHeight',
            'Title',
            'Description',
            'alignment',
            'cancel',
            'submit',
          ]}
          renderLayout={content => <PositionLayout slots={content} />}
        />
      </WindowForm>
    </ShellChrome>
  )
}

PositionWindow.labels = positionLabels
