// As where a browser is told to keep nothing: asking for either storage throws.
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
}
