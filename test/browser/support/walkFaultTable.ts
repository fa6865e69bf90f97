import { faultTable, type FaultCase } from './faultTable'
import { wrongTypes } from './wrongTypes'

/** The table's faults, and those that take their time or need the portal's own answer: for the walks of the long run. */
export const walkFaultTable: readonly FaultCase[] = [
  ...faultTable,
  {
    name: 'JSON with wrong types',
    fault: { kind: 'rewrite', body: wrongTypes },
    isDone: true,
    says: /Ihre Eingaben sind noch da/,
  },
  { name: 'no answer at all', fault: { kind: 'hang' }, isLate: true },
  {
    name: 'an answer that drips for too long',
    fault: { kind: 'trickle', bytes: 1, everyMilliseconds: 5000 },
    isDone: true,
    isLate: true,
  },
]
