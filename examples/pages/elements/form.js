// The page's own code: shows the data that the form would send.
const form = document.getElementById('article')

form.addEventListener('submit', event => {
  event.preventDefault()
  document.getElementById('sent').textContent = new URLSearchParams(new FormData(form)).toString()
})
