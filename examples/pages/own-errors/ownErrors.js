// A page with errors and an error log: every focus change throws.
const made = []
const heard = []

window.onerror = message => {
  heard.push(message)
}
window.addEventListener('unhandledrejection', event => heard.push(event.reason.message))

document.addEventListener('focusin', () => {
  const number = made.length / 2 + 1
  made.push(`Uncaught Error: Eigener Fehler ${number}`, `Eigenes Versprechen ${number}`)
  void Promise.reject(new Error(`Eigenes Versprechen ${number}`))
  throw new Error(`Eigener Fehler ${number}`)
})
