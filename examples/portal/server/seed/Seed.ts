import type * as v from 'valibot'
import type { SeedData } from './SeedData'

/** The demo's data as read from its files. */
export type Seed = { [Name in keyof typeof SeedData]: v.InferOutput<(typeof SeedData)[Name]> }
