import { useState } from 'react'
import { useLabels } from '../../labels/useLabels'
import { LoadState } from '../../shell/LoadState'
import { ShellChrome } from '../../shell/ShellChrome'
import { useFreshQuery } from '../../shell/portalQueries'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import type { FrameOptions } from '../frame/FrameOptions'
import { fetchLoggedInPerson } from '../person/personWire'
import { NameAddressForm } from './NameAddressForm'
import { type NameAddressLabel, nameAddressLabels } from './nameAddressLabels'

/** Asks for name and address. The form is filled in for a signed-in person (portal-accounts 2.1). */
export function NameAddressWindow({ options }: WindowProps<FrameOptions, never>) {
  const { runtime } = useShell()
  const t = useLabels<NameAddressLabel>()
  const [config] = useState(runtime.readConfig)
  const [round, setRound] = useState(0)
  // The data loads at each opening, because the person can have changed since the last one. It does not load again
  // while the form is open.
  const { data, isError, isFetching, refetch } = useFreshQuery(
    [config.auth.account ?? '', 'register', 'person'],
    signal => fetchLoggedInPerson(config, signal),
  )
  return (
    <ShellChrome>
      {data !== undefined ? (
        <NameAddressForm key={round} {...{ options, person: data }} onDiscard={() => setRound(round + 1)} />
      ) : (
        <LoadState
          status={isError ? 'failed' : 'loading'}
          heading={t('register_nameaddress_load_failed')}
          isFocused
          isWholeWindow
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </ShellChrome>
  )
}

NameAddressWindow.labels = nameAddressLabels
