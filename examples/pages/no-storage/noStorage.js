// Simulates a browser that forbids storage: reading either storage throws.
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
}
