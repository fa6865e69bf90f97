import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { findMissingFields } from '../../config/findMissingFields'
import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { FailedRequest } from '../../wire/FailedRequest'
import { presentFailedRequest } from '../../wire/presentFailedRequest'
import { describedLanguage, withDescription } from '../descriptions/withDescription'
import type { Picture } from '../picture/Picture'
import { updatePicture } from '../picture/pictureWire'
import { useAskBeforeLeaving } from '../picture/useAskBeforeLeaving'
import { descriptionForm } from './descriptionForm'
import type { FieldCheckLabel } from './fieldCheckLabels'
import {
  copyTargets,
  copyText,
  hasUnsaved,
  isChanged,
  matchesOf,
  sentFields,
  skipPicture,
  startCheck,
  storeSaved,
  textsOf,
  typeText,
  type FieldTexts,
} from './fieldCheckModel'
import type { FieldCheckOptions } from './FieldCheckWindow'

/** Reason why the account can't complete a picture: the picture was deleted, or the account may not change it. */
type Refusal = 'gone' | 'foreign'

function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof FailedRequest) || error.failure.kind !== 'refused') return undefined
  if (error.failure.status === 404) return 'gone'
  return error.failure.status === 403 && presentFailedRequest(error, 'pix').kind !== 'sessionTimeout'
    ? 'foreign'
    : undefined
}

/**
 * Controller of the field check: shows one incomplete picture after the other, saves each one, and returns the
 * selection at the end, without skipped pictures (image-library 2.10, 4.11).
 */
export function useFieldCheck(
  { pictures, fields: given, languages = [], onSaved }: FieldCheckOptions,
  close: (pictures?: Picture[]) => void,
) {
  const { runtime, showFailedRequest } = useShell()
  const t = useLabels<FieldCheckLabel>()
  // The configuration is read once, because it must not change in an open window.
  const config = useMemo(() => runtime.readConfig(), [runtime])
  const fields = given ?? config.checkForFields
  const [check, setCheck] = useState(() => startCheck(pictures, fields, config.pix.keywordDelimiter))
  // Latest state, for code that continues after a response.
  const latest = useRef(check)
  const apply = (next: typeof check) => {
    latest.current = next
    setCheck(next)
  }
  const [refused, setRefused] = useState<{ readonly id: number; readonly refusal: Refusal }>()
  const matches = matchesOf(check)
  const picture = matches[check.index]
  useAskBeforeLeaving(hasUnsaved(check, fields))

  const hasNothing = picture === undefined
  const pass = useEffectEvent(() => close([...check.pictures]))
  useEffect(() => {
    if (hasNothing && latest.current.pictures.length > 0) pass()
  }, [hasNothing])

  const nameOf = ({ Title, Id }: Picture) => Title?.trim() || t('pix_untitled', { ID: Id })
  const goTo = (index: number) => {
    const next = { ...latest.current, index }
    const shown = matchesOf(next)[index]
    apply(next)
    if (shown)
      announce(`${t('pix_check_counter', { CURRENT: index + 1, MATCHES: next.matchIds.length })}: ${nameOf(shown)}`)
  }
  const goOn = () => {
    const { index, matchIds, pictures: chosen } = latest.current
    if (index < matchIds.length - 1) goTo(index + 1)
    else close([...chosen])
  }

  /**
   * Saves the shown picture, then shows the next one or, after the last one, closes the window. Sends nothing if the
   * picture is complete and unchanged.
   */
  const save = async (shown: Picture, texts: FieldTexts): Promise<void> => {
    if (findMissingFields(shown, fields).length > 0 || isChanged(latest.current, shown, fields)) {
      let saved: Picture
      try {
        saved = await updatePicture(config, shown.Id, {
          ...sentFields(shown, texts, latest.current.delimiter),
          ...(await descriptionForm(config, shown, texts, languages)),
        })
      } catch (error) {
        await showFailedRequest(error, () => void save(shown, texts))
        const refusal = refusalOf(error)
        if (refusal) setRefused({ id: shown.Id, refusal })
        return
      }
      apply(storeSaved(latest.current, shown.Id, withDescription(saved, languages)))
      onSaved?.(saved)
    }
    goOn()
  }
  const skip = () => {
    if (!picture) return
    const wasLast = check.index === matches.length - 1
    const rest = skipPicture(latest.current)
    announce(t('pix_check_skipped', { TITLE: nameOf(picture) }))
    latest.current = rest
    if (rest.pictures.length === 0) close()
    else if (wasLast) close([...rest.pictures])
    else goTo(rest.index)
  }
  const copy = (field: string, text: string) => {
    const { length } = copyTargets(latest.current, field, fields)
    apply(copyText(latest.current, field, text, fields))
    announce(t('pix_check_copied', { COUNT: length }))
  }

  return {
    matches,
    /** The shown picture; undefined while the window closes. */
    picture,
    index: check.index,
    /** Number of chosen pictures, with the complete ones and without the skipped ones. */
    total: check.pictures.length,
    service: config.hosts.image,
    fields,
    texts: picture ? textsOf(check, picture, fields) : {},
    refusal: refused?.id === picture?.Id ? refused?.refusal : undefined,
    nameOf,
    /** Returns the locale of a picture's checked description; undefined if the check has none. */
    localeOf: (described: Picture) => describedLanguage(described, languages)?.Locale,
    type: (id: number, field: string, text: string) => apply(typeText(latest.current, id, field, text)),
    /** Returns the number of later pictures that a copy of this field would fill. */
    countTargets: (field: string) => copyTargets(check, field, fields).length,
    /** True when this text is the last one that was copied to the later pictures. */
    isCopied: (field: string, text: string) => check.copied[field] === text.trim(),
    copy,
    save,
    skip,
    back: () => goTo(Math.max(0, latest.current.index - 1)),
  }
}
