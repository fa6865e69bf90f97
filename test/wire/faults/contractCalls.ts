import type { ContractCall } from './ContractCall'
import { eventCalls } from './eventCalls'
import { layerCalls } from './layerCalls'
import { pageCalls } from './pageCalls'
import { pictureCalls } from './pictureCalls'
import { registrationCalls } from './registrationCalls'

/** Every call of the contract. */
export const contractCalls: readonly ContractCall[] = [
  ...pictureCalls,
  ...eventCalls,
  ...registrationCalls,
  ...layerCalls,
  ...pageCalls,
]
