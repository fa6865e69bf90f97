import { useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { announce } from '../../../kit/control/LiveRegion'
import { ProgressBar } from '../../../kit/control/ProgressBar'
import { Checkbox } from '../../../kit/field/Checkbox'
import { cssVar } from '../../../kit/theme/tokens'
import { WindowBar } from '../../../kit/window/WindowBar'
import { focusedElement } from '../../../kit/window/keyboard'
import { usePassFocus } from '../../../kit/window/usePassFocus'
import { WindowBody } from '../../../kit/window/WindowBody'
import { type ReadLabel, useLabels } from '../../../labels/useLabels'
import { fitLabels } from './fitLabels'
import type { FitOffer } from './fitRules'
import { type FitProps, type FitWork, useFit } from './useFit'

/** Props of the step that adapts files. */
export interface FitFilesProps extends FitProps {
  /** Language tag (BCP 47) for formatting numbers. */
  readonly tag: string
  /** Formats a size in bytes, such as `2,8 MB`. */
  formatSize(bytes: number): string
  /** Called to leave the dialog. Nothing is sent. */
  onCancel(): void
}

const Place = styled.div`
  display: contents;
`
const Stack = styled.div`
  display: grid;
  gap: ${cssVar('space-3')};
`
const Question = styled.p`
  font-size: ${cssVar('font-large')};
  font-weight: ${cssVar('weight-strong')};
`
const Soft = styled.p`
  color: ${cssVar('text-soft')};
  font-variant-numeric: tabular-nums;
  hyphens: auto;
`
const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${cssVar('space-3')};
  & > p {
    /* The same padding as around the text of a checkbox. */
    padding-block: 6px;
  }
`
const List = styled.ul`
  list-style: none;
  border-block-start: 1px solid ${cssVar('border')};
`
const Item = styled.li`
  /* Hundreds of files need no layout until they are scrolled to. */
  content-visibility: auto;
  contain-intrinsic-size: auto 61px;
  border-block-end: 1px solid ${cssVar('border')};
  & label {
    width: 100%;
  }
`
const Detail = styled.span`
  display: block;
  font-size: ${cssVar('font-small')};
  color: ${cssVar('text-soft')};
  font-variant-numeric: tabular-nums;
`

const KINDS = { jpeg: 'JPEG', png: 'PNG', gif: 'GIF', webp: 'WebP', avif: 'AVIF', heic: 'HEIC', bmp: 'BMP' } as const

/** Describes the change of a file: its new name; or its new size in bytes, type and side, and a lost animation. */
function describeOffer(
  { file, name, kind, type, side, bytes, isStilled }: FitOffer,
  t: ReadLabel<(typeof fitLabels)[number]>,
  { tag, formatSize }: Pick<FitFilesProps, 'tag' | 'formatSize'>,
): string {
  if (!type) return t('pix_fit_name', { NAME: name })
  const newKind = type === 'image/png' ? 'png' : 'jpeg'
  return [
    t('pix_fit_size', { FROM: formatSize(file.size), TO: formatSize(bytes) }),
    kind !== newKind && t('pix_fit_type', { FROM: KINDS[kind], TO: KINDS[newKind] }),
    side > 0 && t('pix_fit_side', { SIDE: side.toLocaleString(tag) }),
    isStilled && t('pix_fit_animation'),
  ]
    .filter(Boolean)
    .join(' · ')
}

/**
 * Asks in one question if the files may be adapted, with a choice for each file, and adapts the chosen files. Content
 * of the upload dialog, loaded on demand.
 */
export function FitFiles({ tag, formatSize, onCancel, ...props }: FitFilesProps) {
  const t = useLabels<(typeof fitLabels)[number]>()
  const fit = useFit(props)
  const { state } = fit
  const speak = useEffectEvent(() => {
    if (state.status === 'asking') announce(t('pix_fit_question', { COUNT: state.offers.length }))
    if (state.status === 'working') announce(t('pix_fit_working'))
  })
  useEffect(() => speak(), [state.status])
  if (state.status === 'asking')
    return <FitQuestion {...fit} {...{ tag, formatSize, onCancel }} offers={state.offers} />
  return <FitProgress {...state} onCancel={onCancel} />
}

/**
 * Returns the ref of one step of the dialog. If the step has the focus when it disappears, the body of the next step
 * gets the focus. A next step that focuses one of its own elements keeps that focus.
 */
function usePassToBody() {
  const place = useRef<HTMLDivElement>(null)
  const dialog = useRef<Element>(null)
  useEffect(() => {
    dialog.current = place.current?.closest('dialog') ?? null
  }, [])
  usePassFocus(place, () => {
    const focused = focusedElement()
    const isTaken = focused !== dialog.current && dialog.current?.contains(focused)
    return isTaken ? undefined : dialog.current?.querySelector<HTMLElement>('[part=content]')
  })
  return place
}

/** The progress of reading or adapting files. */
function FitProgress({ status, done, total, onCancel }: FitWork & Pick<FitFilesProps, 'onCancel'>) {
  const t = useLabels<(typeof fitLabels)[number]>()
  const place = usePassToBody()
  return (
    <Place ref={place}>
      <WindowBody textLabel={t('pix_upload_list')}>
        <ProgressBar
          label={t(status === 'reading' ? 'pix_upload_reading' : 'pix_fit_working')}
          {...(total > 0 && {
            value: done,
            max: total,
            text: t('pix_fit_progress', { INDEX: Math.min(done + 1, total), COUNT: total }),
          })}
        />
      </WindowBody>
      <WindowBar>
        <Button onClick={onCancel}>{t('abbrechen')}</Button>
      </WindowBar>
    </Place>
  )
}

interface FitQuestionProps
  extends Omit<ReturnType<typeof useFit>, 'state'>, Pick<FitFilesProps, 'tag' | 'formatSize' | 'onCancel'> {
  readonly offers: readonly FitOffer[]
}

/** The question, with a choice for each file. */
function FitQuestion({
  offers,
  chosen,
  isChosen,
  total,
  isInParts,
  choose,
  decline,
  accept,
  tag,
  formatSize,
  onCancel,
}: FitQuestionProps) {
  const t = useLabels<(typeof fitLabels)[number]>()
  // The pressed button disappears with the question, so the focus must pass to the next step.
  const place = usePassToBody()
  const files = offers.map(({ file }) => file)
  return (
    <Place ref={place}>
      <WindowBody>
        <Stack>
          <div>
            <Question>{t('pix_fit_question', { COUNT: files.length })}</Question>
            <Soft>{t('pix_fit_text')}</Soft>
          </div>
          <div>
            <Sum>
              {files.length > 1 && (
                <Checkbox
                  label={t('pix_fit_all')}
                  isChecked={chosen.length === files.length}
                  onChange={isWanted => choose(files, isWanted)}
                />
              )}
              <Soft aria-live="polite">
                {t('pix_fit_total', { SIZE: formatSize(total) })} {isInParts && t('pix_fit_parts')}
              </Soft>
            </Sum>
            <List>
              {offers.map((offer, index) => (
                <Item key={`${index} ${offer.file.name}`}>
                  <Checkbox
                    label={
                      <>
                        {offer.file.name} <Detail>{describeOffer(offer, t, { tag, formatSize })}</Detail>
                      </>
                    }
                    isChecked={isChosen(offer)}
                    onChange={isWanted => choose([offer.file], isWanted)}
                  />
                </Item>
              ))}
            </List>
          </div>
        </Stack>
      </WindowBody>
      <WindowBar>
        <Button onClick={onCancel}>{t('abbrechen')}</Button>
        <Button onClick={decline}>{t('pix_fit_no')}</Button>
        <Button variant="primary" onClick={() => void accept()} autoFocus>
          {t('pix_fit_yes')}
        </Button>
      </WindowBar>
    </Place>
  )
}

FitFiles.labels = fitLabels
