declare global {
  /** The task that the worker does not start. The window then stays in this step until the person cancels. */
  var heldTask: string
}

/** Init script: the worker of the page does not get the task that `heldTask` names. */
export function holdTasks(): void {
  globalThis.heldTask = ''
  const { postMessage } = Worker.prototype as { readonly postMessage: (...message: unknown[]) => void }
  Worker.prototype.postMessage = function post(...[message, ...rest]: unknown[]) {
    if ((message as readonly unknown[])[0] !== heldTask) postMessage.call(this, message, ...rest)
  }
}
