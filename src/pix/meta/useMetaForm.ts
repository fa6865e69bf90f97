import { useMemo, useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useSubmitGuard } from '../../kit/form/useForm'
import { useLabels } from '../../labels/useLabels'
import { useGuardClose } from '../../shell/useCloseGuard'
import { useShell } from '../../shell/useShell'
import { useSentRequest } from '../../shell/useSentRequest'
import { refusalStatus } from '../../wire/FailedRequest'
import type { DescriptionLanguage } from '../descriptions/descriptionLanguageWire'
import type { Picture } from '../picture/Picture'
import { deletePicture, fetchPicture, updatePicture } from '../picture/pictureWire'
import type { MetaLabel } from './metaLabels'
import { changedMeta, mergeMeta, metaForm, type MetaValues, readMeta } from './metaModel'
import { useMetaDraft } from './useMetaDraft'

/** Fields that the form changes, and that another person has changed meanwhile. */
export interface MetaConflict {
  readonly names: readonly string[]
  readonly theirs: MetaValues
}

interface MetaFormOptions {
  readonly picture: Picture
  readonly config: ResolvedConfig
  /** Languages of the description fields; undefined while they are not loaded. */
  readonly languages: readonly DescriptionLanguage[] | undefined
  /** Returns the display name of a field. */
  nameOf(field: string): string
  onSaved(picture: Picture): void
  onDeleted(): void
}

const pick = (values: MetaValues, names: readonly string[]): MetaValues =>
  Object.fromEntries(names.map(name => [name, values[name] ?? '']))

/** Controller of the meta form: holds the typed values, stores drafts, saves and deletes (image-library 2.8, 4.12). */
export function useMetaForm({ picture, config, languages, nameOf, onSaved, onDeleted }: MetaFormOptions) {
  const { ask, showFailedRequest } = useShell()
  const { isUnanswered, send } = useSentRequest()
  const t = useLabels<MetaLabel>()
  const { isBusy, run } = useSubmitGuard()
  const isDone = useRef(false)
  const { keywordDelimiter: delimiter, deleteInMeta } = config.pix
  const [base, setBase] = useState(() => readMeta(picture, delimiter))
  const [values, setValues] = useState(base)
  const [conflict, setConflict] = useState<MetaConflict>()
  const changes = useMemo(() => changedMeta(base, values), [base, values])
  const isDirty = Object.keys(changes).length > 0
  const draft = useMetaDraft({ accountId: config.auth.accountId, pictureId: picture.Id, base, changes })

  const [shown, setShown] = useState(picture)
  if (shown !== picture) {
    setShown(picture)
    // A reload does not overwrite unsaved changes; saving merges them with the new version.
    if (!isDirty) {
      setBase(readMeta(picture, delimiter))
      setValues(readMeta(picture, delimiter))
    }
  }
  useGuardClose(
    () =>
      ask({
        heading: t('pix_leave_question'),
        text: t('pix_leave_text'),
        okText: t('pix_leave'),
        cancelText: t('pix_unsaved_keep'),
        isCancelFirst: true,
      }),
    isDirty,
    isBusy,
  )

  const end = (leave: () => void) => {
    isDone.current = true
    draft.end()
    leave()
  }
  /** Runs one action at a time, and none after success. A failed action can be repeated (list of decisions). */
  const act = (action: () => Promise<void>) =>
    run(async () => {
      if (!isDone.current) await action()
    })
  const drop = (): Promise<void> =>
    act(async () => {
      try {
        await deletePicture(config, picture.Id)
      } catch (error) {
        await showFailedRequest(error, () => void drop())
        // With status 404 the picture is gone too.
        if (refusalStatus(error) !== 404) return
      }
      end(onDeleted)
    })
  const save = async () => {
    const present = await fetchPicture(config, picture.Id)
    const theirs = readMeta(present, delimiter)
    const { values: merged, conflicts } = mergeMeta(base, values, theirs)
    if (conflicts.length > 0) {
      setConflict({ names: conflicts, theirs })
      const text = t('pix_conflict_text', { FIELDS: conflicts.map(nameOf).join(', ') })
      if (
        !(await ask({
          heading: t('pix_conflict_heading'),
          text,
          okText: t('pix_conflict_overwrite'),
          cancelText: t('pix_unsaved_keep'),
          isDangerous: true,
        }))
      )
        return
    }
    const languageIds = (languages ?? []).map(({ Id }) => Id)
    const saved = await updatePicture(config, picture.Id, metaForm(merged, present, delimiter, languageIds))
    end(() => onSaved(saved))
  }
  return {
    values,
    isBusy,
    isDirty,
    isUnanswered,
    conflict,
    offer: draft.offer,
    change(name: string, value: string | boolean) {
      // While a request is pending the form does not change, because the request would not include the change.
      if (!isBusy) setValues(now => ({ ...now, [name]: value }))
    },
    save: () => void act(() => send(save)),
    async remove() {
      const [heading, title] = [
        t('pix_delete_question'),
        picture.Title?.trim() || t('pix_untitled', { ID: picture.Id }),
      ]
      if (!deleteInMeta) {
        await ask({ heading, text: t('pix_delete_not_offered', { TITLE: title }), okText: t('ok') })
        return
      }
      if (await ask({ heading, text: title, okText: t('pix_delete'), isDangerous: true })) await drop()
    },
    restoreDraft() {
      const { offer } = draft
      if (!offer) return
      setBase(now => ({ ...now, ...offer.base, ...pick(now, Object.keys(changes)) }))
      setValues(now => ({ ...now, ...offer.changes, ...changes }))
      draft.settle()
    },
    discardDraft: draft.settle,
    /** Replaces the typed values of the conflicting fields by those of the other person. */
    takeTheirs() {
      if (!conflict) return
      const theirs = pick(conflict.theirs, conflict.names)
      setBase(now => ({ ...now, ...theirs }))
      setValues(now => ({ ...now, ...theirs }))
      setConflict(undefined)
    },
  }
}
