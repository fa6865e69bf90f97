import type { ResolvedConfig } from '../../config/resolveConfig'
import { FailedRequest } from '../../wire/FailedRequest'
import { setTemporaryCookies } from './setTemporaryCookies'
import { takeTemporaryAccount } from './takeTemporaryAccount'
import type { TemporaryAccount } from './TemporaryAccount'
import { updateTemporaryAccount } from './temporaryAccountWire'

/** How a portal answers for an account that is gone. */
const GONE = [404, 410]

/**
 * Saves what a temporary account says of a person. One that the portal does not know any more, such as after a year, is replaced by
 * a new one: nothing typed is lost.
 * @returns undefined when it is saved, else why not, in the portal's words
 * @throws FailedRequest for everything else that goes wrong
 */
export async function saveTemporaryAccount(config: ResolvedConfig, id: string, account: TemporaryAccount): Promise<string | undefined> {
  const save = async (target: string) => {
    const { isDone, message } = await updateTemporaryAccount(config, target, account)
    if (!isDone) return message
    setTemporaryCookies({ tmp_account_id: target, tmp_account_id_saved: 'true' })
    return undefined
  }
  try {
    return await save(id)
  } catch (error) {
    if (!(error instanceof FailedRequest && error.failure.kind === 'refused' && GONE.includes(error.failure.status))) throw error
    setTemporaryCookies({ tmp_account_id: undefined, tmp_account_id_saved: undefined })
    return save(await takeTemporaryAccount(config))
  }
}
