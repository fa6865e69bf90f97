/**
 * Sends a message to the parent process. If the parent has been killed, the message is dropped: without a callback,
 * Node would end this process with an error that looks like a fault of the portal.
 */
export function sendToParent(message: object): void {
  process.send?.(message, undefined, undefined, () => {})
}
