import { faultTable, type FaultCase } from './faultTable'
import { wrongTypes } from './wrongTypes'

/**
 * Faults for the tests in `test/browser/long`: those of `faultTable`, and those that take long or need a real response
 * of the portal.
 */
export const walkFaultTable: readonly FaultCase[] = [
  ...faultTable,
  {
    name: 'JSON with wrong types',
    fault: { kind: 'rewrite', body: wrongTypes },
    isDone: true,
    says: /Ihre Eingaben sind noch da/,
  },
  { name: 'no response at all', fault: { kind: 'hang' }, isLate: true },
  {
    name: 'a response that arrives too slowly',
    fault: { kind: 'trickle', bytes: 1, everyMilliseconds: 5000 },
    isDone: true,
    isLate: true,
  },
]
