import { useEffect, type RefObject } from 'react'

function scrollToTop(panel: HTMLElement | null): void {
  for (let element = panel?.parentElement; element; element = element.parentElement) element.scrollTop = 0
}

/**
 * Lets a person read the tab that is drawn in `panel` from its top.
 * @param news what is said above the tabs when it comes
 * @returns makes an act that draws another tab begin there
 */
export function useFromTop(panel: RefObject<HTMLElement | null>, news: unknown) {
  useEffect(() => {
    if (news) scrollToTop(panel.current)
  }, [panel, news])
  return <Given extends unknown[]>(action: (...given: Given) => void) =>
    (...given: Given) => {
      scrollToTop(panel.current)
      action(...given)
    }
}
