import type { ResolvedConfig } from '../../config/resolveConfig'
import { pageBase } from '../../lib/webAddress'
import { fetchEventCluster } from '../cluster/eventClusterWire'
import { eventAddresses } from '../eventAddresses'
import { composeEventJsonLd } from './composeEventJsonLd'
import type { composeICalendar } from './composeICalendar'

/** The file formats of an export. */
type ExportFormat = 'calendar' | 'jsonLd'

/**
 * Loads an event as it is saved, and downloads it as a file.
 * @param loadComposer loads the composer of calendar files, whose package is large
 * @returns false if a calendar file is not possible, because the event has no date
 */
export async function exportEvent(
  config: ResolvedConfig,
  eventId: number,
  format: ExportFormat,
  loadComposer: () => Promise<typeof composeICalendar>,
): Promise<boolean> {
  const cluster = await fetchEventCluster(config, eventId)
  const name = `${
    cluster.MlTitle.replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'event'
  }-${eventId}`
  if (format === 'jsonLd') {
    saveFile(`${name}.jsonld`, 'application/ld+json', composeEventJsonLd(cluster, config.hosts.image, pageBase()))
    return true
  }
  const compose = await loadComposer()
  // The portal's own calendar files use the portal's host in the UID of an event. This file must have the same UID.
  const { hostname } = new URL(eventAddresses(config).cluster, pageBase())
  const calendar = compose(cluster, hostname, `${new Date().toISOString().slice(0, 19)}Z`)
  if (calendar !== undefined) saveFile(`${name}.ics`, 'text/calendar', calendar)
  return calendar !== undefined
}

/** Downloads a text as a file. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revoked later, because the browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
