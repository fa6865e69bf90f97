/** What a file dialog is to offer, for endings such as `.jpg`: them, and their types, by which a phone knows that its camera will do. */
export const acceptedTypes = (extensions: readonly string[]): string =>
  extensions.map(extension => `${extension},image/${extension.slice(1).replace('jpg', 'jpeg')}`).join(',')
