/** The content types of picture files by their extension. */
export const mediaTypes = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif' } as const
