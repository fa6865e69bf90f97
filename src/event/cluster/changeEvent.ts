import type { ResolvedConfig } from '../../config/resolveConfig'
import { refusalStatus } from '../../wire/FailedRequest'
import { deleteEvent, publishEvent } from './eventClusterWire'

/** A change of one or several events. */
export type EventChange = 'publish' | 'unpublish' | 'delete'

/**
 * Publishes, unpublishes or deletes an event.
 * @returns `gone` if the portal no longer has the event. Another tab may have deleted it, or an earlier try whose
 * response was lost
 */
export async function changeEvent(
  config: ResolvedConfig,
  id: number,
  change: EventChange,
  signal?: AbortSignal,
): Promise<'done' | 'gone'> {
  try {
    if (change === 'delete') await deleteEvent(config, id, signal)
    else await publishEvent(config, id, change === 'publish', signal)
    return 'done'
  } catch (error) {
    if (refusalStatus(error) === 404) return 'gone'
    throw error
  }
}
