import { useMemo, useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useSubmitGuard } from '../../kit/form/useForm'
import { useLabels } from '../../labels/useLabels'
import { useGuardClose } from '../../shell/useGuardClose'
import { useShell, useShowFailure } from '../../shell/useShell'
import { FailedRequest, refusalStatus } from '../../wire/FailedRequest'
import type { Picture } from '../picture/Picture'
import { deletePicture, fetchPicture, updatePicture } from '../picture/pictureWire'
import type { MetaLabel } from './metaLabels'
import { changedMeta, mergeMeta, metaForm, type MetaValues, readMeta } from './metaModel'
import { useMetaDraft } from './useMetaDraft'

/** What someone else saved in fields that were changed here too. */
export interface MetaConflict {
  readonly names: readonly string[]
  readonly theirs: MetaValues
}

interface MetaFormOptions {
  readonly picture: Picture
  readonly config: ResolvedConfig
  /** The name of a field, for a person. */
  nameOf(field: string): string
  onSaved(picture: Picture): void
  onDeleted(): void
}

const pick = (values: MetaValues, names: readonly string[]): MetaValues =>
  Object.fromEntries(names.map(name => [name, values[name] ?? '']))

/** The meta form's controller: what is typed, kept, saved and deleted (image-library 2.8, 4.12). */
export function useMetaForm({ picture, config, nameOf, onSaved, onDeleted }: MetaFormOptions) {
  const { ask } = useShell()
  const showFailure = useShowFailure()
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
    // What was loaded anew takes no typed text away: saving joins the two.
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
  /** One request at a time, and none after success; a failed one can be sent again (decisions). */
  const send = (request: () => Promise<void>) =>
    run(async () => {
      if (isDone.current) return
      try {
        await request()
      } catch (error) {
        await showFailure(error)
        if (error instanceof FailedRequest && error.call.endsWith('=DELETE') && refusalStatus(error) === 404)
          end(onDeleted)
      }
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
    const saved = await updatePicture(config, picture.Id, metaForm(merged, present, delimiter))
    end(() => onSaved(saved))
  }
  return {
    values,
    isBusy,
    isDirty,
    conflict,
    offer: draft.offer,
    change(name: string, value: string | boolean) {
      // What is on its way is what counts; nothing typed now could come with it.
      if (!isBusy) setValues(now => ({ ...now, [name]: value }))
    },
    save: () => void send(save),
    async remove() {
      const title = picture.Title?.trim() || t('pix_untitled', { ID: picture.Id })
      if (
        !(await ask({ heading: t('pix_delete_question'), text: title, okText: t('pix_delete'), isDangerous: true })) ||
        !deleteInMeta
      )
        return
      await send(async () => {
        await deletePicture(config, picture.Id)
        end(onDeleted)
      })
    },
    restoreDraft() {
      const { offer } = draft
      if (!offer) return
      setBase(now => ({ ...now, ...offer.base, ...pick(now, Object.keys(changes)) }))
      setValues(now => ({ ...now, ...offer.changes, ...changes }))
      draft.settle()
    },
    discardDraft: draft.settle,
    /** Takes what someone else saved instead of what was typed here. */
    takeTheirs() {
      if (!conflict) return
      const theirs = pick(conflict.theirs, conflict.names)
      setBase(now => ({ ...now, ...theirs }))
      setValues(now => ({ ...now, ...theirs }))
      setConflict(undefined)
    },
  }
}
