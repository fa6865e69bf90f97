/** `Array.from` as the language has it: some pages have put another in its place. The build calls this one everywhere, in other people's code too. */
export function arrayFrom<Item, Turned = Item>(items: Iterable<Item> | ArrayLike<Item>, turn: (item: Item, index: number) => Turned = item => item as unknown as Turned): Turned[] {
  const list = (items as Iterable<Item>)[Symbol.iterator] ? [...(items as Iterable<Item>)] : ((...all: Item[]) => all).apply(null, items as Item[])
  return list.map((item, index) => turn(item, index))
}
