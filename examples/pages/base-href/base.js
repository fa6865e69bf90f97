// Moves the page's own addresses to another host, as on pages whose pictures and styles are on a separate host. Runs
// before the deferred scripts.
const base = document.createElement('base')
base.href = 'https://elsewhere.example/altes/portal/'
document.head.append(base)
