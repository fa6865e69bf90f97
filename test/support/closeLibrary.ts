import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { openLibrary } from './openLibrary'

const user = userEvent.setup({ pointerEventsCheck: 0 })

/** Closes an open picture library, or another window of the picture family, by its button. */
export async function closeLibrary({
  root,
  control,
}: Pick<ReturnType<typeof openLibrary>, 'root' | 'control'>): Promise<void> {
  await user.click(root.getByRole('button', { name: 'Schließen' }))
  await waitFor(() => expect(control.settled).toHaveBeenCalled())
}
