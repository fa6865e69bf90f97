import { sampleAccountCalls } from './sampleAccountCalls'
import type { SampleCall } from './SampleCall'
import { sampleEventCalls } from './sampleEventCalls'
import { sampleLayerCalls } from './sampleLayerCalls'
import { samplePictureCalls } from './samplePictureCalls'

/** Every call of the wire with a valid response. */
export const sampleCalls: readonly SampleCall[] = [
  ...samplePictureCalls,
  ...sampleEventCalls,
  ...sampleAccountCalls,
  ...sampleLayerCalls,
]
