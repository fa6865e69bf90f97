/**
 * Three icons as `path` data. Each has as many shapes as the same icon on a tile of Foyer's picture library, so that
 * both take the same work to render.
 */
export const iconShapes = {
  users: ['M3 20a5 5 0 0 1 10 0', 'M8 4v6', 'M16 20a5 5 0 0 0-3-4', 'M15 5a3 3 0 0 1 0 5'],
  pencil: ['M4 20l1-4L17 4l3 3L8 19z', 'M15 6l3 3'],
  trash: ['M4 7h16', 'M6 7l1 13', 'M18 7l-1 13', 'M7 20h10', 'M9 7V4h6v3'],
} as const
