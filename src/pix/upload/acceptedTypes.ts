import type { UploadLimits } from './uploadRules'

/**
 * Returns the `accept` value of a file input: the extensions such as `.jpg` and their media types, because phones offer
 * the camera only for media types. Includes types that are offered as JPEG or PNG, but not HEIC: without it, an iPhone
 * converts by itself.
 */
export const acceptedTypes = ({ extensions, convertFiles }: UploadLimits): string =>
  extensions.map(extension => `${extension},image/${extension.slice(1).replace('jpg', 'jpeg')}`).join(',') +
  (convertFiles === false ? '' : ',.webp,.avif,.bmp')
