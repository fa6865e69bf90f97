// Router of a page with one document: each click on a link adds a history entry and renders the view of the address.
function show() {
  document.getElementById('view').textContent =
    `Ansicht: ${new URLSearchParams(location.search).get('ansicht') ?? 'Start'}`
}

function goTo(address) {
  history.pushState({ from: location.search }, '', address)
  show()
}

document.addEventListener('click', event => {
  const link = event.target.closest('nav a')
  if (!link) return
  event.preventDefault()
  goTo(link.href)
})
addEventListener('popstate', show)
show()
