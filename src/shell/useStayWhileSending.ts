import { useGuardClose } from './useGuardClose'

const neverAsked = () => Promise.resolve(true)

/** Keeps a window that loses nothing by being left, and so asks nobody, until it knows what came of what it sends. */
export function useStayWhileSending(isSending: boolean): void {
  useGuardClose(neverAsked, false, isSending)
}
