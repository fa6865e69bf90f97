/** `run.bind(null, ...first)`, as `bindAll` for a function that asks for no `this`. */
export function bindFirst<First extends unknown[], More extends unknown[], Result>(run: (...all: [...First, ...More]) => Result, ...first: First): (...more: More) => Result {
  return (...more) => run(...first, ...more)
}
