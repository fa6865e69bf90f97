import type { FoyerConfig } from './config/config'
import { resolveConfig } from './config/resolveConfig'
import { askFirstPictures } from './pix/manage/askFirstPictures'

/** Sends what a call's window will ask the portal for first; loaded beside the frame, which is many times larger. */
export function askAhead(callName: string, given: FoyerConfig): void {
  if (/^pix\.(select|manage)$/.test(callName)) askFirstPictures(resolveConfig(given, new URL(location.href)))
}
