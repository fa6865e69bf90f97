import { useMemo, useState } from 'react'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { WindowStage } from '../../WindowStage'

interface MetaStageProps {
  /** The picture that the page names. */
  pictureId?: number
  config?: FoyerConfig
  /** What was typed for the picture the last time, and not saved. */
  draft?: Readonly<Record<string, string>>
  /** Storybook's own switches. */
  globals: Readonly<Record<string, unknown>>
}

/** Opens the real picture meta window as a page does, on a device that kept what the story says. */
export function MetaStage({ pictureId = 9998, config, draft, globals }: MetaStageProps) {
  useState(() => {
    localStorage.clear()
    localStorage.setItem('foyer.pix.accountId', '1001')
    if (draft)
      localStorage.setItem(
        'foyer.pix.metaDrafts',
        JSON.stringify([{ pictureId, at: Date.now(), changes: draft, base: {} }]),
      )
  })
  const given = useMemo(() => [pictureId], [pictureId])
  const all = useMemo(() => ({ auth: { accountId: 1001 }, ...config }), [config])
  return <WindowStage callName="pix.meta" given={given} config={all} globals={globals} />
}
