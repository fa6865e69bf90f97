/**
 * Lets the windows of a test file update by themselves, as in a browser. Otherwise React reports each update outside of
 * `act` as an error.
 */
export function withoutActEnvironment(): void {
  beforeAll(() => {
    ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false
  })
}
