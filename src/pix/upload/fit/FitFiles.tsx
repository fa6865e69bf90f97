import { useEffect, useEffectEvent } from 'react'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { announce } from '../../../kit/control/LiveRegion'
import { Notice } from '../../../kit/control/Notice'
import { ProgressBar } from '../../../kit/control/ProgressBar'
import { Checkbox } from '../../../kit/field/Checkbox'
import { cssVar } from '../../../kit/theme/tokens'
import { WindowBar } from '../../../kit/window/WindowBar'
import { WindowBody } from '../../../kit/window/WindowBody'
import { type ReadLabel, useLabels } from '../../../labels/useLabels'
import { fitLabels } from './fitLabels'
import type { FitOffer } from './fitRules'
import { type FitProps, useFit } from './useFit'

/** What the upload dialog passes to the question. */
export interface FitFilesProps extends FitProps {
  /** Language tag (BCP 47) for formatting numbers. */
  readonly tag: string
  /** Formats a size in bytes, such as `2,8 MB`. */
  formatSize(bytes: number): string
  /** Called to leave the dialog. Nothing is sent. */
  onCancel(): void
}

const Stack = styled.div`
  display: grid;
  gap: ${cssVar('space-3')};
`
const List = styled.ul`
  list-style: none;
  border-block-start: 1px solid ${cssVar('border')};
`
const Item = styled.li`
  /* Hundreds of files need no layout until they are scrolled to. */
  content-visibility: auto;
  contain-intrinsic-size: auto 61px;
  padding-block: ${cssVar('space-1')} ${cssVar('space-2')};
  border-block-end: 1px solid ${cssVar('border')};
`

const KINDS = { jpeg: 'JPEG', png: 'PNG', gif: 'GIF', webp: 'WebP', avif: 'AVIF', heic: 'HEIC', bmp: 'BMP' } as const

/** Describes what happens to a file: its new type, its new size, and what is lost. */
function describeOffer(
  { file, name, kind, type, side, bytes, isStilled }: FitOffer,
  t: ReadLabel<(typeof fitLabels)[number]>,
  { tag, formatSize }: Pick<FitFilesProps, 'tag' | 'formatSize'>,
): string {
  if (!type) return t('pix_fit_name', { NAME: name })
  const newKind = type === 'image/png' ? 'png' : 'jpeg'
  return [
    kind !== newKind && t('pix_fit_type', { FROM: KINDS[kind], TO: KINDS[newKind] }),
    t('pix_fit_size', { FROM: formatSize(file.size), TO: formatSize(bytes) }),
    side > 0 && t('pix_fit_side', { SIDE: side.toLocaleString(tag) }),
    isStilled && t('pix_fit_animation'),
  ]
    .filter(Boolean)
    .join(' · ')
}

/**
 * Asks once for all files if they may be adapted, with a choice for each, and adapts the chosen ones. Content of the
 * upload dialog, loaded when a file needs it.
 */
export function FitFiles({ tag, formatSize, onCancel, ...props }: FitFilesProps) {
  const t = useLabels<(typeof fitLabels)[number]>()
  const { state, chosen, total, isInParts, choose, decline, accept } = useFit(props)
  const { status } = state
  const speak = useEffectEvent(() => {
    if (state.status === 'asking') announce(t('pix_fit_question', { COUNT: state.offers.length }))
    if (state.status === 'working') announce(t('pix_fit_working'))
  })
  useEffect(() => speak(), [status])
  const cancel = <Button onClick={onCancel}>{t('abbrechen')}</Button>
  if (state.status !== 'asking')
    return (
      <>
        <WindowBody textLabel={t('pix_upload_list')}>
          <ProgressBar
            label={t(state.status === 'reading' ? 'pix_upload_reading' : 'pix_fit_working')}
            {...(state.total > 0 && {
              value: state.done,
              max: state.total,
              text: t('pix_fit_progress', { INDEX: Math.min(state.done + 1, state.total), COUNT: state.total }),
            })}
          />
        </WindowBody>
        <WindowBar>{cancel}</WindowBar>
      </>
    )
  const files = state.offers.map(({ file }) => file)
  return (
    <>
      <WindowBody>
        <Stack>
          <Notice tone="info">
            <strong>{t('pix_fit_question', { COUNT: files.length })}</strong> {t('pix_fit_text')}
          </Notice>
          {files.length > 1 && (
            <Checkbox
              label={t('pix_fit_all')}
              isChecked={chosen.length === files.length}
              onChange={isChosen => choose(files, isChosen)}
            />
          )}
          <List>
            {state.offers.map((offer, index) => (
              <Item key={`${index} ${offer.file.name}`}>
                <Checkbox
                  label={offer.file.name}
                  hint={describeOffer(offer, t, { tag, formatSize })}
                  isChecked={chosen.includes(offer)}
                  onChange={isChosen => choose([offer.file], isChosen)}
                />
              </Item>
            ))}
          </List>
          <p>
            {t('pix_fit_total', { SIZE: formatSize(total) })} {isInParts && t('pix_fit_parts')}
          </p>
        </Stack>
      </WindowBody>
      <WindowBar>
        {cancel}
        <Button onClick={decline}>{t('pix_fit_no')}</Button>
        <Button variant="primary" onClick={() => void accept()} autoFocus>
          {t('pix_fit_yes')}
        </Button>
      </WindowBar>
    </>
  )
}

FitFiles.labels = fitLabels
