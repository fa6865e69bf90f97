import type { FrameResponse } from '../frame/FrameOptions'

/** The windows that a person may still come back from to her name and address. */
const ON_THE_WAY = ['nameselect', 'nameaddress', 'checkdoublet', 'checkdoubletinfo']

/** Whether an answer says that name and address have arrived, so that nothing of the form is to be kept. */
export function leavesPersonForm({ next, error }: FrameResponse): boolean {
  return next !== undefined && error === undefined && !ON_THE_WAY.includes(next)
}
