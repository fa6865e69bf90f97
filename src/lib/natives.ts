/** Returns the native `document.activeElement`. An element such as `<img name="activeElement">` would hide it. */
export function activeElement(): Element | null {
  return Reflect.get(Object.getPrototypeOf(document) as Document, 'activeElement', document)
}

/**
 * Works like the native `Array.from`, which some pages replace. The build replaces every call of `Array.from` by a call
 * of this function, also in dependencies.
 */
export function arrayFrom<Item, Turned = Item>(
  items: Iterable<Item> | ArrayLike<Item>,
  turn: (item: Item, index: number) => Turned = item => item as unknown as Turned,
): Turned[] {
  const list = (items as Iterable<Item>)[Symbol.iterator]
    ? [...(items as Iterable<Item>)]
    : ((...all: Item[]) => all).apply(null, items as Item[])
  return list.map((item, index) => turn(item, index))
}

/**
 * Works like the native `run.bind(self, ...first)`. Some pages replace `bind` with a function that takes only one
 * argument. The build replaces every call of `bind` by a call of this function or of a variant below, also in
 * dependencies.
 */
export function bindAll<Self, First extends unknown[], More extends unknown[], Result>(
  run: (this: Self, ...all: [...First, ...More]) => Result,
  self: Self,
  ...first: First
): (...more: More) => Result {
  return (...more) => run.call(self, ...first, ...more)
}

/** Same as `bindAll`, for a function that does not use `this`: works like `run.bind(null, ...first)`. */
export function bindFirst<First extends unknown[], More extends unknown[], Result>(
  run: (...all: [...First, ...More]) => Result,
  ...first: First
): (...more: More) => Result {
  return (...more) => run(...first, ...more)
}

/** Same as `bindAll`, for a function that may be missing: works like `run?.bind(self, ...first)`. */
export function bindOptional<Self, First extends unknown[], More extends unknown[], Result>(
  run: ((this: Self, ...all: [...First, ...More]) => Result) | null | undefined,
  self: Self,
  ...first: First
): ((...more: More) => Result) | undefined {
  return run ? bindAll(run, self, ...first) : undefined
}
