/** `run.bind(self, ...first)` as the language has it: some pages have put another in its place, which takes one argument only. The build calls this one everywhere, in other people's code too. */
export function bindAll<Self, First extends unknown[], More extends unknown[], Result>(run: (this: Self, ...all: [...First, ...More]) => Result, self: Self, ...first: First): (...more: More) => Result {
  return (...more) => run.call(self, ...first, ...more)
}
