import { useState } from 'react'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { useLabels } from '../../../labels/useLabels'
import { useShell } from '../../../shell/useShell'
import { useSentRequest } from '../../../shell/useSentRequest'
import { FailedRequest, refusalStatus } from '../../../wire/FailedRequest'
import { type EventCluster, isEditedHere } from '../../cluster/EventCluster'
import { fetchEventCluster, saveEvent } from '../../cluster/eventClusterWire'
import { findSavedId } from '../../cluster/findSavedId'
import { useExpertMode } from '../../expert/useExpertMode'
import { clusterToDraft } from '../clusterToDraft'
import { detailFieldLabels } from '../detailFieldLabels'
import { mergeDrafts, pickFields } from '../draftChangesModel'
import { draftToCluster, losesZone } from '../draftToCluster'
import type { DetailLabel } from '../eventDetailLabels'
import type { EventDraft } from '../EventDraft'
import type { EventFormStore } from '../form/createEventFormStore'

/** Values that someone else saved in fields that the form changes too. */
export interface EventConflict {
  readonly names: readonly (keyof EventDraft)[]
  readonly theirs: EventCluster
}

/** Maximum number of attempts if others save at the same time. After that, the save fails. */
const MAX_ROUNDS = 3
/** HTTP status of the response if the event no longer exists. */
const NOT_FOUND_STATUS = 404
/** HTTP status of the response if someone else saved between the comparison and this save. */
const OUTRUN = 409

const zoneLost = () =>
  new FailedRequest('GET /event/api/event_cluster/cluster/{id}', '', {
    kind: 'malformed',
    field: 'DateFrom',
    reason:
      "has the time zone of the old day, so the new day is sent without a time zone. Send dates in the event's local time",
  })

/** A finished save, with the event's id if it is known. */
interface Saved {
  readonly savedId: number | undefined
}

/**
 * Saves the event of a form. The person must confirm the save if someone else has changed the same fields, or has
 * deleted the event. If the event's type is now one that the form does not edit, such as a series, the event is not
 * saved (events 4.4, list of decisions).
 */
export function useSaveEvent(config: ResolvedConfig, store: EventFormStore) {
  const {
    ask,
    runtime: { reportError },
  } = useShell()
  const { isUnanswered, send } = useSentRequest()
  const t = useLabels<DetailLabel>()
  const openExpertMode = useExpertMode()
  const [conflict, setConflict] = useState<EventConflict>()

  const saveNew = async (draft: EventDraft, base: EventCluster): Promise<Saved> => {
    const fields = draftToCluster(draft, { ...base, Id: null })
    return { savedId: (await saveEvent(config, null, fields)) ?? (await findSavedId(config, fields)) }
  }
  const saveAsNew = async (draft: EventDraft, base: EventCluster): Promise<Saved | undefined> => {
    if (
      !(await ask({
        heading: t('event_deleted_meanwhile_heading'),
        text: t('event_deleted_meanwhile_text'),
        okText: t('event_deleted_meanwhile_save'),
        cancelText: t('event_back_to_form'),
      }))
    )
      return undefined
    return saveNew(draft, base)
  }
  const overwrites = async (theirs: EventCluster, names: EventConflict['names']): Promise<boolean> => {
    setConflict({ theirs, names })
    const text = t('event_conflict_text', { FIELDS: names.map(name => t(detailFieldLabels[name])).join(', ') })
    return ask({
      heading: t('event_conflict_heading'),
      text,
      okText: t('event_conflict_overwrite'),
      cancelText: t('event_back_to_form'),
      isDangerous: true,
      isCancelFirst: true,
    })
  }
  /** Offers the expert mode, because a save with the form would turn the series into a single event. */
  const offerExpertMode = async (id: number) => {
    if (
      await ask({
        heading: t('event_conflict_heading'),
        text: t('event_became_series_text'),
        okText: t('open_stage'),
        cancelText: t('event_back_to_form'),
      })
    )
      await openExpertMode(id)
  }
  const update = async (id: number, draft: EventDraft, round = 1): Promise<Saved | undefined> => {
    const { base, start } = store.read()
    try {
      const theirs = await fetchEventCluster(config, id)
      if (!isEditedHere(theirs.IdEventType)) {
        await offerExpertMode(id)
        return undefined
      }
      const { draft: merged, conflicts } = mergeDrafts(start, draft, clusterToDraft(theirs))
      if (conflicts.length > 0 && !(await overwrites(theirs, conflicts))) return undefined
      const fields = draftToCluster(merged, theirs)
      if (losesZone(fields['DateFrom'], theirs)) reportError(zoneLost())
      return {
        savedId: await saveEvent(config, id, {
          ...fields,
          ...(theirs.ChangeDate && { IfChangeDate: theirs.ChangeDate }),
        }),
      }
    } catch (error) {
      if (refusalStatus(error) === OUTRUN && round < MAX_ROUNDS) return update(id, draft, round + 1)
      if (refusalStatus(error) === NOT_FOUND_STATUS) return saveAsNew(draft, base)
      throw error
    }
  }
  return {
    conflict,
    isUnanswered,
    /** Replaces the conflicting values of the form with those that someone else saved. */
    takeTheirs() {
      if (!conflict) return
      const { names, theirs } = conflict
      const { start, draft } = store.read()
      const next = clusterToDraft(theirs)
      const { draft: merged } = mergeDrafts(start, draft, next)
      const dates: (keyof EventDraft)[] = names.includes('dateFrom') ? ['timeFrom', 'dateTo', 'timeTo'] : []
      store.rebase(theirs, { ...merged, ...pickFields(next, [...names, ...dates]) })
      setConflict(undefined)
    },
    save(): Promise<Saved | undefined> {
      const { base, draft } = store.read()
      return send(() => (base.Id === null ? saveNew(draft, base) : update(base.Id, draft)))
    },
  }
}
