import { useRef, useState } from 'react'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { useSubmitGuard } from '../../../kit/form/useForm'
import { useFreshQuery } from '../../../shell/portalQueries'
import { useGuardClose } from '../../../shell/useCloseGuard'
import { useShell } from '../../../shell/useShell'
import { setTemporaryCookies } from '../setTemporaryCookies'
import { fetchMigrationSummary, moveTemporaryAccount } from '../temporaryAccountWire'
import { skipMigration } from './skipMigration'

/** State of the move. `message` is the portal's reason for a refusal, and may be empty. */
type MoveState =
  { readonly status: 'open' } | { readonly status: 'refused'; readonly message: string } | { readonly status: 'moved' }

/**
 * Controller of the migration layer: the effect of the move, the move, and the decision against it if the person leaves
 * the layer (portal-accounts 2.3).
 */
export function useMigration(config: ResolvedConfig, id: string, close: (isMoved: true) => void) {
  const { showFailedRequest } = useShell()
  const [move, setMove] = useState<MoveState>({ status: 'open' })
  const underWay = useRef<Promise<boolean>>(undefined)
  const { isBusy, run } = useSubmitGuard()
  // Some portals lack this call. The layer then shows no details of the move.
  const { data, isPending, isFetching, refetch } = useFreshQuery(
    [config.auth.account, config.language, 'register', 'migration', id],
    signal => fetchMigrationSummary(config, id, signal),
  )

  const finish = () => {
    close(true)
    config.reload('migrated')
  }
  const send = async () => {
    try {
      const { isDone, message } = await moveTemporaryAccount(config, id)
      if (isDone) setTemporaryCookies({ tmp_account_id_migrated: 'true' })
      setMove(isDone ? { status: 'moved' } : { status: 'refused', message })
      return isDone
    } catch (error) {
      await showFailedRequest(error, () => void start())
      return false
    }
  }
  const start = (): Promise<void> =>
    run(async () => {
      setMove({ status: 'open' })
      underWay.current = send()
      await underWay.current
      underWay.current = undefined
    })

  /** Leaves the layer. Waits for a pending move, so that the person sees a refusal. */
  const leave = async () => {
    const pending = underWay.current
    if (move.status === 'moved' || (await pending)) {
      finish()
      return false
    }
    if (pending) return false
    skipMigration(config)
    return true
  }
  useGuardClose(leave)
  return {
    summary: data,
    isLoading: isPending,
    isRetrying: isFetching,
    retry: () => void refetch(),
    move,
    isMoving: isBusy,
    start,
    finish,
  }
}
