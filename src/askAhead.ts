import type { FoyerConfig } from './config/FoyerConfig'
import { resolveConfig } from './config/resolveConfig'
import { askFirstPictures } from './pix/manage/askFirstPictures'

/** Sends what a call's window will ask the portal for first; loaded beside the frame, which is many times larger. The build adds the table of windows to this file, so that both come with one request. */
export function askAhead(callName: string, given: FoyerConfig): void {
  if (/^pix\.(select|manage)$/.test(callName)) askFirstPictures(resolveConfig(given, new URL(location.href)))
}
