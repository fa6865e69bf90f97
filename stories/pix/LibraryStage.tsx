import { useMemo, useState } from 'react'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { WindowStage } from '../WindowStage'

interface LibraryStageProps {
  /** The call of the page that opens the library. */
  callName?: 'pix.select' | 'pix.manage'
  config?: FoyerConfig
  /** What the device kept from the last time, such as `collectedPictures`. */
  stored?: Readonly<Record<string, unknown>>
  /** Storybook's own switches. */
  globals: Readonly<Record<string, unknown>>
}

const NOTHING = {}

/** Opens the real library as a page does, on a device that kept what the story says. */
export function LibraryStage({ callName = 'pix.select', config, stored = NOTHING, globals }: LibraryStageProps) {
  useState(() => {
    localStorage.clear()
    // As after a reload: a list that fails shows its error, and the story stays.
    sessionStorage.setItem('foyer.reloaded', `${location.href}\n${Date.now()}`)
    for (const [key, value] of Object.entries({ accountId: 1001, ...stored }))
      localStorage.setItem(`foyer.pix.${key}`, JSON.stringify(value))
  })
  const all = useMemo(() => ({ auth: { accountId: 1001 }, standalone: false, ...config }), [config])
  return <WindowStage callName={callName} config={all} globals={globals} />
}
