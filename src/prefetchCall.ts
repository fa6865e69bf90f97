import type { FoyerConfig } from './config/FoyerConfig'
import { resolveConfig } from './config/resolveConfig'
import { prefetchPictures } from './pix/manage/prefetchPictures'

/** Sends what a call's window will ask the portal for first; loaded beside the core, which is many times larger. The build adds the table of windows to this file, so that both come with one request. */
export function prefetchCall(callName: string, given: FoyerConfig): void {
  if (/^pix\.(select|manage)$/.test(callName)) prefetchPictures(resolveConfig(given, new URL(location.href)))
}
