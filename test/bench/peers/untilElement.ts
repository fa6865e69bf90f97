/** Waits, frame by frame, until an element matches. */
export async function untilElement(selector: string): Promise<void> {
  while (!document.querySelector(selector)) await new Promise(requestAnimationFrame)
}
