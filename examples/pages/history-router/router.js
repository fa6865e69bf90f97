// Renders the view for the address and adds a history entry for each click on a link.
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
