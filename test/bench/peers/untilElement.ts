/** Waits, frame by frame, until the document has an element that matches. */
export async function untilElement(selector: string): Promise<void> {
  while (!document.querySelector(selector)) await new Promise(requestAnimationFrame)
}
