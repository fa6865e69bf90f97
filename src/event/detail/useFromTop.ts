import { useEffect, type RefObject } from 'react'

function scrollToTop(panel: HTMLElement | null): void {
  for (let element = panel?.parentElement; element; element = element.parentElement) element.scrollTop = 0
}

/**
 * Scrolls the tab in `panel` to its top.
 * @param news notice above the tabs; the tab scrolls when it appears
 * @returns wraps an action that shows another tab, so that the tab begins at its top
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
