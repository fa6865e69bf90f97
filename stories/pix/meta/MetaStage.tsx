import { useMemo, useState } from 'react'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { WindowStage } from '../../WindowStage'

interface MetaStageProps {
  /** Id of the picture. */
  pictureId?: number
  config?: FoyerConfig
  /** Values that were typed earlier and not saved, by the contract's field name. */
  draft?: Readonly<Record<string, string>>
  /** Settings of Storybook's toolbar. */
  globals: Readonly<Record<string, unknown>>
}

/** Clears the local storage, stores the story's draft in it, and opens the real picture form as a page does. */
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
