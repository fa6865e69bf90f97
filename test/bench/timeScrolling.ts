import type { JSHandle } from '@playwright/test'

/**
 * Scrolls a list back and forth by one step a frame. Returns the time of each frame in ms, with style, layout and
 * paint.
 */
export const timeScrolling = (scroller: JSHandle<HTMLElement>, step: number, frames: number): Promise<number[]> =>
  scroller.evaluate(
    async (element, { step, frames }) => {
      const times: number[] = []
      let direction = 1
      for (let frame = 0; frame < frames; frame++) {
        const start = performance.now()
        if (element.scrollTop + element.clientHeight >= element.scrollHeight - step) direction = -1
        if (element.scrollTop <= step) direction = 1
        // Scrolls from a task, as a finger does: the list gets the event in the frame that shows the new position.
        element.scrollTop += direction * step
        await new Promise(requestAnimationFrame)
        // This message arrives after the frame's style, layout and paint.
        await new Promise<void>(resolve => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(), { once: true })
          port1.start()
          port2.postMessage(0)
        })
        times.push(performance.now() - start)
      }
      return times
    },
    { step, frames },
  )
