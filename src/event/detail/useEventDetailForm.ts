import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { EventTab } from '../../api/EventApi'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useSubmitGuard } from '../../kit/form/useForm'
import { useLabels } from '../../labels/useLabels'
import { useGuardClose } from '../../shell/useCloseGuard'
import { useShell } from '../../shell/useShell'
import type { EventCluster } from '../cluster/EventCluster'
import { useEventCategories } from '../topics/useEventCategories'
import type { EventFieldName } from './detailFieldLabels'
import { useDuplicateQuestion } from './duplicates/useDuplicateQuestion'
import type { DetailLabel } from './eventDetailLabels'
import type { EventDetailResult, EventDetailWindowOptions } from './EventDetailWindow'
import { eventTabs } from './eventTabs'
import { createEventForm } from './form/createEventForm'
import { useEventFormState } from './form/useEventForm'
import { useHelp } from './help/HelpSwitch'
import { draftKeys } from './openEventDrafts'
import { useSaveEvent } from './save/useSaveEvent'
import { useOpenRepeat } from './useOpenRepeat'
import { useStoredDraft } from './useStoredDraft'

interface EventDetailFormOptions {
  readonly config: ResolvedConfig
  readonly cluster: EventCluster
  readonly options: EventDetailWindowOptions
  /** Leaves `keepHash` and `reload` to the overview that replaces this window. See `useEventClosing`. */
  transferClosing(): void
  close(result?: EventDetailResult): void
}

/** Controller of the form: tabs, validation, help, drafts, saving and leaving (events 2.2, 4). */
export function useEventDetailForm({ config, cluster, options, transferClosing, close }: EventDetailFormOptions) {
  const { ask, hasPrevious, replaceWindow } = useShell()
  const t = useLabels<DetailLabel>()
  const [form] = useState(() => createEventForm(cluster))
  const { store, focus } = form
  const plans = useMemo(() => eventTabs(config.event), [config])
  const [tab, setTab] = useState<EventTab>(() => plans.find(plan => plan.tab === options.tab)?.tab ?? 'Event')
  const { help, choose, toggle, hideAtOnce } = useHelp()
  const isCopy = options.copyOf !== undefined && options.eventId === null
  const draft = useStoredDraft(
    store,
    config.auth.accountId ?? config.auth.account,
    options.draftName ?? draftKeys.of(options.eventId, options.copyOf),
    options.eventId === null,
  )
  const shown = useEventFormState(store, state => state.shown)
  const isChanged = useEventFormState(store, ({ changed }) => changed.length > 0)
  const { save, conflict, isUnanswered, takeTheirs } = useSaveEvent(config, store)
  const askDuplicates = useDuplicateQuestion(config, store)
  const { isBusy, run } = useSubmitGuard()
  const [isSending, setSending] = useState(false)

  const categories = useEventCategories(config)
  const known = categories.status === 'ready' ? categories.categories : undefined
  const required = known?.required_fields ?? null
  const waitingForValidation = useRef<(() => void)[]>([])
  const canValidate = categories.status !== 'loading'
  useEffect(() => {
    store.require(required)
    if (canValidate) for (const go of waitingForValidation.current.splice(0)) go()
  }, [store, required, canValidate])
  // Errors hide the help bubbles (events 4.6).
  useEffect(() => {
    if (Object.keys(shown).length > 0) hideAtOnce()
  }, [shown, hideAtOnce])

  const isImported = options.unsaved !== undefined
  const isUnsaved = isChanged || isCopy
  const askToLeave = () =>
    ask({
      heading: t('event_leave_heading'),
      text: t(
        !isChanged ? 'event_leave_copy_text' : draft.isFleeting ? 'event_leave_fleeting_text' : 'event_leave_text',
      ),
      okText: t('event_leave'),
      cancelText: t('event_back_to_form'),
      isCancelFirst: true,
    })
  useGuardClose(askToLeave, isUnsaved, isSending)

  const toOverview = (result?: EventDetailResult) => {
    if (hasPrevious) {
      close(result)
      return
    }
    transferClosing()
    replaceWindow('event.overview', { keepHash: options.keepHash, reload: options.reload })
  }
  const goTo = useCallback(
    (name: EventFieldName) => {
      const plan = plans.find(({ fields }) => fields.includes(name))
      if (plan) setTab(plan.tab)
      focus(name)
    },
    [plans, focus],
  )
  /** Validates fields and focuses the first field with an error. Returns true if no field has an error. */
  const passes = (names: readonly EventFieldName[]): boolean => {
    store.validate(names)
    const { errors } = store.read()
    const wrong = names.find(name => errors[name])
    if (wrong) goTo(wrong)
    return wrong === undefined
  }
  const at = plans.findIndex(plan => plan.tab === tab)
  const nextPlan = plans[at + 1]
  const passesAll = async (): Promise<boolean> => {
    // The customer's required fields are part of the validation, so the validation waits while they load.
    if (!canValidate) await new Promise<void>(resolve => waitingForValidation.current.push(resolve))
    return passes(plans.flatMap(({ fields }) => fields))
  }
  const openRepeat = useOpenRepeat(store, {
    isUnsaved: isUnsaved || cluster.Id === null,
    onRepeated: options.onRepeated,
  })
  const submit = () => {
    void run(async () => {
      if (!(await passesAll())) return
      store.hold(true)
      try {
        if (!(await askDuplicates())) return
        setSending(true)
        const saved = await save()
        if (!saved) return
        draft.end()
        toOverview(saved)
      } finally {
        store.hold(false)
        setSending(false)
      }
    })
  }
  return {
    form,
    plans,
    tab,
    selectTab: setTab,
    /** Validates this tab. Without errors, goes to the first field of the next tab. Undefined on the last tab. */
    next: nextPlan && (() => passes(plans[at]!.fields) && goTo(nextPlan.fields[0]!)),
    help,
    hideHelp: hideAtOnce,
    chooseHelp: choose,
    toggleHelp: toggle,
    shown,
    goTo,
    isCopy,
    isImported,
    isNew: cluster.Id === null,
    isBusy,
    isUnanswered,
    submit,
    repeat: async () => (await passesAll()) && openRepeat(),
    draft,
    conflict,
    categories: known,
    takeTheirs,
    async back() {
      // Ignored while a save is sent, because a successful save itself returns to the overview.
      if (isSending) return
      if (!isUnsaved || (await askToLeave())) toOverview()
    },
  }
}
