/** Formal categories that older events still carry and nobody can choose any more, by id. */
export const retiredCategories: ReadonlyMap<number, string> = new Map([
  [190, 'Bunter Abend'],
  [191, 'Lichtbildervortrag'],
])
