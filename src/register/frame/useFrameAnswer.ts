import { useShell } from '../../shell/useShell'
import { frameWindowName } from '../../config/frameWindowName'
import type { FrameAnswer } from './FrameAnswer'
import type { FrameOptions } from './FrameOptions'
import { routeAnswer } from './routeAnswer'

/**
 * Gives a frame window the one way to follow an answer: opens the next window in its place, or hands the error's label to the
 * window. An answer that names no window of the frame is shown as the error 'No such window'.
 */
export function useFrameAnswer(given: FrameOptions) {
  const { replaceWindow, showFailedRequest } = useShell()
  return async (answer: FrameAnswer, showError: (error: string) => void): Promise<void> => {
    const route = routeAnswer(answer, given)
    if (route.kind === 'error') return showError(route.error)
    try {
      replaceWindow(frameWindowName(route.name), route.options)
    } catch (error) {
      await showFailedRequest(error)
    }
  }
}
