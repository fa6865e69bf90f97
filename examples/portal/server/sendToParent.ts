/**
 * Sends a message to the parent process; drops the message if the parent has been killed. Without the callback, Node
 * would then end this process with an error that looks like a fault of the portal.
 */
export function sendToParent(message: object): void {
  process.send?.(message, undefined, undefined, () => {})
}
