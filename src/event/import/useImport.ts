import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { readToday } from '../../lib/dates'
import { useShell } from '../../shell/useShell'
import { clusterToDraft } from '../detail/clusterToDraft'
import { draftToCluster } from '../detail/draftToCluster'
import type { EventFieldName } from '../detail/detailFieldLabels'
import { validateDraft } from '../detail/validateDraft'
import { useCreateRun } from '../run/useCreateRun'
import { useEventCategories } from '../topics/useEventCategories'
import type { FoundEvent } from './FoundEvent'
import { foundToCluster } from './foundToCluster'
import type { ImportOptions } from './ImportWindow'
import { NO_CATEGORY, readCategory } from './categoryOptions'
import { useImportedBefore } from './useImportedBefore'
import { useImportSource } from './useImportSource'
import { useKeptImport } from './useKeptImport'
import { useMatchedNames } from './useMatchedNames'

/** A found event in the list. */
export interface ImportRow {
  readonly found: FoundEvent
  readonly isChosen: boolean
  /** True when the person wants the event and it is not created yet, even if `canChoose` is false. */
  readonly isWanted: boolean
  /**
   * True when the person can choose the event. False for an event with `incomplete` fields if the events are to be
   * created together.
   */
  readonly canChoose: boolean
  /**
   * `exists` if the member has such an event already, `twice` if an earlier row is the same, `made` if the event has
   * been created from this window.
   */
  readonly state: 'new' | 'exists' | 'twice' | 'made'
  readonly isPast: boolean
  /** Fields that must be completed in the form, because their values are not valid. */
  readonly incomplete: readonly EventFieldName[]
  /**
   * Reason why the event's organiser is left out. `unknown`: the portal has none or several of that name. `unsearched`:
   * the search failed or was not made.
   */
  readonly noOrganiser: 'unknown' | 'unsearched' | undefined
}

type Decisions = ReadonlyMap<string, boolean>

const NOTHING: readonly FoundEvent[] = []
const ofTopics: readonly string[] = ['Categories', 'requiredFields'] satisfies EventFieldName[]

/** Returns the keys of the events that repeat an earlier event of the list. */
function findRepeated(events: readonly FoundEvent[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(
    events.flatMap(({ key, title, start, end, place }) => {
      const same = JSON.stringify([title.toLowerCase(), start, end, place.toLowerCase()])
      return seen.has(same) ? [key] : (seen.add(same), [])
    }),
  )
}

/** Controller of the import window: the found events, the person's choice, and the events that are created. */
export function useImport(config: ResolvedConfig, { source, onChanged }: ImportOptions) {
  const { openWindow } = useShell()
  const reader = useImportSource(source)
  const found = reader.state.status === 'read' ? reader.state.found.events : NOTHING
  const [decisions, setDecisions] = useState<Decisions>(new Map())
  const [restored, setRestored] = useState<Decisions>(new Map())
  const [way, setWay] = useState<'together' | 'singly'>('together')
  const [category, setCategory] = useState(
    config.event?.defaultCategory ? `formal ${config.event.defaultCategory}` : NO_CATEGORY,
  )
  const [isStarted, setStarted] = useState(false)
  const [isWithoutNames, setWithoutNames] = useState(false)
  const categories = useEventCategories(config)
  const names = useMatchedNames(config, found)
  const before = useImportedBefore(config, found, reader.state.status === 'read' ? reader.state.round : 0)
  const run = useCreateRun(config, { known: before.known, isUnsure: before.status === 'failed', onChanged })
  const [today] = useState(readToday)

  const { placeOf, organiserOf, hasPlaceAnswer, hasOrganiserAnswer } = names
  const required = categories.status === 'ready' ? categories.categories.required_fields : null
  const planned = useMemo(() => {
    const choice = readCategory(category)
    const repeated = findRepeated(found)
    return found.map(event => {
      const [place, organiser] = [placeOf(event), organiserOf(event)]
      const cluster = foundToCluster(event, { place, organiser, ...choice }, config.event)
      const draft = clusterToDraft(cluster)
      const errors = Object.keys(validateDraft(draft, cluster, required)) as EventFieldName[]
      return {
        found: event,
        cluster,
        draft,
        errors,
        incomplete: errors.filter(name => !ofTopics.includes(name)),
        isTwice: repeated.has(event.key),
        isPast: event.start !== '' && (event.end || event.start).slice(0, 10) < today,
        isOrganiserLost: event.organiser !== '' && cluster.Organisations.length === 0,
      }
    })
  }, [found, category, required, config.event, placeOf, organiserOf, today])
  const rows = planned.map(({ found: event, isTwice, isPast, incomplete, isOrganiserLost }): ImportRow => {
    const { key, isDoubtful } = event
    const state = run.made.has(key) ? 'made' : before.existing.has(key) ? 'exists' : isTwice ? 'twice' : 'new'
    const canChoose = way === 'singly' || incomplete.length === 0
    // A choice from an earlier window counts only if the event's state is `new`, because that window may have created
    // the event already.
    const earlier = state === 'new' ? restored.get(key) : undefined
    const isWanted = decisions.get(key) ?? earlier ?? (state === 'new' && !isPast && !isDoubtful)
    return {
      found: event,
      isWanted: state !== 'made' && isWanted,
      isChosen: state === 'made' || (canChoose && isWanted),
      canChoose,
      state,
      isPast,
      incomplete,
      noOrganiser:
        !isOrganiserLost || names.status === 'loading'
          ? undefined
          : hasOrganiserAnswer(event)
            ? 'unknown'
            : 'unsearched',
    }
  })
  const kept = useKeptImport({
    account: config.auth.accountId ?? config.auth.account,
    found: reader.state.status === 'read' ? reader.state.found : undefined,
    isUnfinished: rows.some(({ isWanted }) => isWanted),
    decisions: useMemo(() => new Map([...restored, ...decisions]), [restored, decisions]),
  })
  const chosenPlans = planned.filter((_, index) => rows[index]?.isChosen && rows[index].state !== 'made')
  const hasTopicError = (name: EventFieldName) => chosenPlans.some(({ errors }) => errors.includes(name))
  const isWaiting = before.status === 'loading' || names.status === 'loading' || categories.status === 'loading'
  const errors = {
    chosen: chosenPlans.length === 0 && run.made.size === 0,
    names: !isWithoutNames && chosenPlans.some(({ found: each }) => !hasPlaceAnswer(each) || !hasOrganiserAnswer(each)),
    category: way === 'together' && hasTopicError('Categories'),
    required: way === 'together' && !hasTopicError('Categories') && hasTopicError('requiredFields'),
  }

  /** Opens the form of an event. Resolves to true if the person has saved the event in the form. */
  const openInForm = async (key: string): Promise<boolean> => {
    const plan = planned.find(({ found: event }) => event.key === key)
    if (!plan) return false
    const result = await openWindow<{ readonly savedId?: number }>('event.detail', {
      eventId: null,
      tab: 'Event',
      keepHash: true,
      unsaved: plan.cluster,
      draftName: `import-${encodeURIComponent(key).replaceAll('~', '%7E')}`,
    })
    if (!result) return false
    run.addMade(key, result.savedId)
    onChanged()
    return true
  }
  // Key of the event whose form opens after the search for names. Before the search ends, the form would lack the place
  // and the organiser.
  const [awaited, setAwaited] = useState<string>()
  const areNamesLoading = names.status === 'loading'
  const openAwaited = useEffectEvent(() => {
    if (awaited === undefined) return
    setAwaited(undefined)
    void openInForm(awaited)
  })
  useEffect(() => {
    if (!areNamesLoading) openAwaited()
  }, [areNamesLoading])
  return {
    reader,
    rows,
    kept: {
      ...kept,
      /** Shows the list of an earlier window with its choices. */
      restore() {
        if (!kept.offer) return
        setRestored(new Map(kept.offer.decisions))
        reader.restore(kept.offer.found)
      },
    },
    chosenCount: chosenPlans.length,
    decide: useCallback((key: string, isChosen: boolean) => setDecisions(old => new Map(old).set(key, isChosen)), []),
    /** With true, chooses all new events, and leaves the other events as they are. With false, chooses no event. */
    decideAll: (isChosen: boolean) =>
      setDecisions(
        old =>
          new Map([
            ...old,
            ...rows.flatMap(({ found: { key }, state }) =>
              state === 'new' || !isChosen ? [[key, isChosen] as const] : [],
            ),
          ]),
      ),
    way,
    setWay,
    categories,
    category,
    setCategory,
    /** The errors of the list and of the choices; undefined before the first attempt to create. */
    errors: isStarted ? errors : undefined,
    names,
    /** True when the person wants to create the events although some names were not searched for. */
    isWithoutNames,
    setWithoutNames,
    before,
    isWaiting,
    ...run,
    /** Opens the form of an event. While a search for names runs, the form opens after the search. */
    openInForm: (key: string) => (areNamesLoading ? setAwaited(key) : void openInForm(key)),
    /** Key of the event whose form opens after the search for names. */
    awaited,
    /**
     * Creates the chosen events, or opens their forms one after the other until the person closes one without saving.
     * Returns false and creates nothing if there is an error.
     */
    create(): boolean {
      setStarted(true)
      if (Object.values(errors).includes(true)) return false
      if (way === 'together')
        void run.create(
          chosenPlans.map(({ found: { key }, cluster, draft }) => ({ key, fields: draftToCluster(draft, cluster) })),
        )
      else
        void (async () => {
          for (const { found: event } of chosenPlans) if (!(await openInForm(event.key))) return
        })()
      return true
    },
    /** Returns to the choice of a source. */
    clear() {
      setAwaited(undefined)
      setDecisions(new Map())
      setRestored(new Map())
      setStarted(false)
      setWithoutNames(false)
      kept.refresh()
      run.forget()
      reader.clear()
    },
  }
}
