/** Time in ms at which the core's code began to run. Imported before all else. */
export const codeStart = performance.now()
