import type { Runtime } from './Runtime'

/** A family's calls that open no window: name → the function that does it, loaded when it is called. */
export type CallTable = Readonly<Record<string, () => Promise<(runtime: Runtime, argument: never) => Promise<unknown>>>>
