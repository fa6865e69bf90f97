import { useMemo, useState } from 'react'
import type { EventDetailOptions } from '../../../src/api/EventApi'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { WindowStage } from '../../WindowStage'

interface EventDetailStageProps {
  /** Id of the event; null for a new one. */
  eventId?: number | null
  options?: EventDetailOptions
  config?: FoyerConfig
  /** Values that were typed earlier and not saved, by the contract's field name. */
  draft?: Readonly<Record<string, string>>
  /** Settings of Storybook's toolbar. */
  globals: Readonly<Record<string, unknown>>
}

const ACCOUNT = 1001

/** Clears the local storage, stores the story's draft in it, and opens the real event form as a page does. */
export function EventDetailStage({ eventId = null, options, config, draft, globals }: EventDetailStageProps) {
  useState(() => {
    localStorage.clear()
    document.cookie = 'show_info=; path=/; max-age=0'
    if (draft)
      localStorage.setItem(
        `foyer.event.draft.${ACCOUNT}/${eventId ?? 'new'}`,
        JSON.stringify({ at: Date.now(), changes: draft, base: {} }),
      )
  })
  const given = useMemo(() => [eventId, options ?? {}], [eventId, options])
  const all = useMemo(
    () => ({
      auth: { account: 'eva@portal.example', accountId: ACCOUNT },
      customer: 'uferland',
      autocomplete: { debounce: 0 },
      ...config,
    }),
    [config],
  )
  return <WindowStage callName="event.detail" given={given} config={all} globals={globals} />
}
