import type { ResolvedConfig } from '../../config/resolveConfig'
import { pageBase } from '../../lib/webAddress'
import { fetchEventCluster } from '../cluster/eventClusterWire'
import { composeEventJsonLd } from './composeEventJsonLd'
import { composeICalendar } from './composeICalendar'

/** What an event can be taken along as. */
type ExportFormat = 'calendar' | 'jsonLd'

/**
 * Reads an event again as it is saved, and gives it to the person as a file.
 * @returns false where it has no date to put into a calendar
 */
export async function exportEvent(config: ResolvedConfig, eventId: number, format: ExportFormat): Promise<boolean> {
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
  const calendar = composeICalendar(cluster, location.hostname, `${new Date().toISOString().slice(0, 19)}Z`)
  if (calendar !== undefined) saveFile(`${name}.ics`, 'text/calendar', calendar)
  return calendar !== undefined
}

/** Hands a text to the person as a file. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
