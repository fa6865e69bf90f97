/** `Array.from` as the language has it: some pages have put another in its place. The build calls this one everywhere, in other people's code too. */
export function arrayFrom<Item, Turned = Item>(
  items: Iterable<Item> | ArrayLike<Item>,
  turn: (item: Item, index: number) => Turned = item => item as unknown as Turned,
): Turned[] {
  const list = (items as Iterable<Item>)[Symbol.iterator]
    ? [...(items as Iterable<Item>)]
    : ((...all: Item[]) => all).apply(null, items as Item[])
  return list.map((item, index) => turn(item, index))
}

/** `run.bind(self, ...first)` as the language has it: some pages have put another in its place, which takes one argument only. The build calls this one everywhere, in other people's code too. */
export function bindAll<Self, First extends unknown[], More extends unknown[], Result>(
  run: (this: Self, ...all: [...First, ...More]) => Result,
  self: Self,
  ...first: First
): (...more: More) => Result {
  return (...more) => run.call(self, ...first, ...more)
}

/** `run.bind(null, ...first)`, as `bindAll` for a function that asks for no `this`. */
export function bindFirst<First extends unknown[], More extends unknown[], Result>(
  run: (...all: [...First, ...More]) => Result,
  ...first: First
): (...more: More) => Result {
  return (...more) => run(...first, ...more)
}

/** `run?.bind(self, ...first)`, as `bindAll` for a function that may be missing. */
export function bindOptional<Self, First extends unknown[], More extends unknown[], Result>(
  run: ((this: Self, ...all: [...First, ...More]) => Result) | null | undefined,
  self: Self,
  ...first: First
): ((...more: More) => Result) | undefined {
  return run ? bindAll(run, self, ...first) : undefined
}
