import type { ResolvedConfig } from '../../../src/config/resolveConfig'
import { mediaThumbnail } from '../../../src/event/detail/pictures/mediaThumbnail'
import { eventWindows } from '../../../src/event/eventWindows'
import { languageWindows } from '../../../src/language/languageWindows'
import { pictureThumbnail } from '../../../src/pix/picture/pictureThumbnail'
import { pixWindows } from '../../../src/pix/pixWindows'
import { registerWindows } from '../../../src/register/registerWindows'
import { temporaryLayerAddress } from '../../../src/register/temporaryAccount/temporaryLayerAddress'
import type { WindowTable } from '../../../src/shell/WindowTable'

const windows: WindowTable = { ...pixWindows, ...registerWindows, ...eventWindows, ...languageWindows }

/**
 * Returns the addresses of templates: of each window by its name, and of the frame around every window as `frame`.
 * @param temporaryId the temporary account whose form is loaded
 */
export function templateAddresses(config: ResolvedConfig, temporaryId: string): ReadonlyMap<string, string> {
  const addresses = new Map([['frame', `${config.paths.templates}/cb_ui_window.html`]])
  for (const [name, { templateUrl }] of Object.entries(windows)) {
    const address =
      name === 'register.temporaryAccount' ? temporaryLayerAddress(config, temporaryId) : templateUrl?.(config)
    if (address !== undefined) addresses.set(name, address)
  }
  return addresses
}

/** Returns the addresses of a picture's thumbnails: in a tile, in a list, and in an event. */
export function thumbnailAddresses({ hosts }: ResolvedConfig, uri: string): string[] {
  return [
    pictureThumbnail(hosts.image, uri, 'tile', 193, 1),
    pictureThumbnail(hosts.image, uri, 'list', 40, 1.5),
    mediaThumbnail(hosts.image, { Id: 1, Uri: uri, Width: 2400, Height: 1600 }).src,
  ]
}
