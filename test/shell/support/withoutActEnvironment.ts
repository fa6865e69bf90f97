/** Runs the windows of a test file as in a browser, without React's test environment. */
export function withoutActEnvironment(): void {
  beforeAll(() => {
    ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false
  })
}
