import { useContext } from 'react'
import { ShellContext, type ShellActions } from './ShellContext'

/** The shell of the window one is in: dialogs, failed requests, further windows, and the runtime. */
export function useShell(): ShellActions {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell was called outside a window of the shell; render the component inside one.')
  return shell
}
