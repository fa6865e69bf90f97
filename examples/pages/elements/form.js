// The page's own work: what the form would send stands under it.
const form = document.getElementById('article')

form.addEventListener('submit', event => {
  event.preventDefault()
  document.getElementById('sent').textContent = new URLSearchParams(new FormData(form)).toString()
})
