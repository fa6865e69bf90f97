// The page draws its view from its address, and makes an entry of the history for each link.
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
