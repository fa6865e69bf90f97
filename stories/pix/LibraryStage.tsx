import { useMemo, useState } from 'react'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import type { PickOptions } from '../../src/config/PickOptions'
import { WindowStage } from '../WindowStage'

interface LibraryStageProps {
  /** Name of the call that opens the library. */
  callName?: 'pix.select' | 'pix.manage'
  /** Options of the choice, such as its limits and the initial search. */
  limits?: PickOptions
  config?: FoyerConfig
  /** Data in the local storage, such as `collectedPictures`. The keys lack the prefix `foyer.pix.`. */
  stored?: Readonly<Record<string, unknown>>
  /** Settings of Storybook's toolbar. */
  globals: Readonly<Record<string, unknown>>
}

const NOTHING = {}

/** Clears the local storage, puts the story's data into it, and opens the real library as a page does. */
export function LibraryStage({
  callName = 'pix.select',
  limits,
  config,
  stored = NOTHING,
  globals,
}: LibraryStageProps) {
  useState(() => {
    localStorage.clear()
    // The page counts as reloaded, so that a failed list shows its error instead of reloading the story.
    sessionStorage.setItem('foyer.reloaded', `${location.href}\n${Date.now()}`)
    for (const [key, value] of Object.entries({ accountId: 1001, ...stored }))
      localStorage.setItem(`foyer.pix.${key}`, JSON.stringify(value))
  })
  const all = useMemo(() => ({ auth: { accountId: 1001 }, standalone: false, ...config }), [config])
  const given = useMemo(() => (limits ? [limits] : []), [limits])
  return <WindowStage callName={callName} given={given} config={all} globals={globals} />
}
