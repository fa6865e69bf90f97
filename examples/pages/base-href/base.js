// Makes the page's relative addresses lead to another host, as on pages whose pictures and styles are elsewhere. Runs
// before the deferred scripts.
const base = document.createElement('base')
base.href = 'https://elsewhere.example/altes/portal/'
document.head.append(base)
