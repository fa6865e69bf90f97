import type { UploadLimits } from './uploadRules'

/**
 * Returns the `accept` value of a file input: the extensions such as `.jpg` and their media types. Phones offer the
 * camera only for media types. Includes formats that the upload can convert to JPEG or PNG, unless `convertFiles` is
 * false. HEIC is left out, because an iPhone then converts the picture itself.
 */
export const acceptedTypes = ({ extensions, convertFiles }: UploadLimits): string =>
  extensions.map(extension => `${extension},image/${extension.slice(1).replace('jpg', 'jpeg')}`).join(',') +
  (convertFiles === false ? '' : ',.webp,.avif,.bmp')
