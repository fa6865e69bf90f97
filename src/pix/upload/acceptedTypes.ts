/**
 * Returns the `accept` value of a file input for extensions such as `.jpg`: the extensions and their media types,
 * because phones offer the camera only for media types.
 */
export const acceptedTypes = (extensions: readonly string[]): string =>
  extensions.map(extension => `${extension},image/${extension.slice(1).replace('jpg', 'jpeg')}`).join(',')
