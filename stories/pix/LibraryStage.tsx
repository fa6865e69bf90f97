import { useMemo, useState } from 'react'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import type { PickOptions } from '../../src/config/PickOptions'
import { WindowStage } from '../WindowStage'

interface LibraryStageProps {
  /** Name of the call that opens the library. */
  callName?: 'pix.select' | 'pix.manage'
  /** Limits of the choice. */
  limits?: PickOptions
  config?: FoyerConfig
  /** Data stored on the device earlier, such as `collectedPictures`. */
  stored?: Readonly<Record<string, unknown>>
  /** Settings of Storybook's toolbar. */
  globals: Readonly<Record<string, unknown>>
}

const NOTHING = {}

/** Opens the real library as a page does, with the story's data in the device's storage. */
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
