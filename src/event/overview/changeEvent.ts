import type { ResolvedConfig } from '../../config/resolveConfig'
import { refusalStatus } from '../../wire/FailedRequest'
import { deleteEvent, publishEvent } from '../cluster/eventClusterWire'

/** What can be done to several events at once. */
export type EventChange = 'publish' | 'unpublish' | 'delete'

/**
 * Publishes an event, takes it back or deletes it.
 * @returns `gone` for one that the portal does not have any more: another tab deleted it, or the answer to an earlier try was lost
 */
export async function changeEvent(config: ResolvedConfig, id: number, change: EventChange, signal?: AbortSignal): Promise<'done' | 'gone'> {
  try {
    if (change === 'delete') await deleteEvent(config, id, signal)
    else await publishEvent(config, id, change === 'publish', signal)
    return 'done'
  } catch (error) {
    if (refusalStatus(error) === 404) return 'gone'
    throw error
  }
}
