import { useMemo, useState } from 'react'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { setTemporaryCookies } from '../../../src/register/temporaryAccount/setTemporaryCookies'
import { WindowStage } from '../../WindowStage'

interface TemporaryStageProps {
  /** Name of the call that opens the layer. */
  callName: 'register.temporaryIntro' | 'register.basicIntro' | 'register.temporaryAccount' | 'register.migrate'
  /** Arguments of the call. */
  given?: readonly unknown[]
  /** State of this browser's temporary account; default: none. */
  life?: 'created' | 'saved' | 'migrated'
  config?: FoyerConfig
  /** Settings of Storybook's toolbar. */
  globals: Readonly<Record<string, unknown>>
}

/** Opens a layer of temporary accounts as a page does, in a browser whose temporary account has the story's state. */
export function TemporaryStage({ callName, given, life, config, globals }: TemporaryStageProps) {
  useState(() => {
    sessionStorage.clear()
    setTemporaryCookies({
      tmp_account_id: life && 'a7',
      tmp_account_id_saved: life && String(life !== 'created'),
      tmp_account_id_migrated: life === 'migrated' ? 'true' : undefined,
      tmp_account_id_skip_migration: undefined,
    })
  })
  const all = useMemo(() => ({ reload() {}, ...config }), [config])
  return <WindowStage callName={callName} {...(given && { given })} config={all} globals={globals} />
}
