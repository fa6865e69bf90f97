/** When the core's code began to run, in ms; imported before all else. */
export const codeBegin = performance.now()
