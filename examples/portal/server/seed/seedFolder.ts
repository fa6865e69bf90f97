/** Where the demo's data files and pictures lie. */
export const seedFolder = new URL('../../seed/', import.meta.url)
