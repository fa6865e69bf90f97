import type { FrameResponse } from '../frame/FrameOptions'

/** Windows from which a person may still return to name and address. */
const ON_THE_WAY = ['nameselect', 'nameaddress', 'checkdoublet', 'checkdoubletinfo']

/** True if a response leads past the name and address windows. The stored form is then no longer needed. */
export function leavesPersonForm({ next, error }: FrameResponse): boolean {
  return next !== undefined && error === undefined && !ON_THE_WAY.includes(next)
}
