// The page's own addresses are put on another host, as where its pictures and styles lie on one of their own; before the deferred scripts run.
const base = document.createElement('base')
base.href = 'https://elsewhere.example/altes/portal/'
document.head.append(base)
