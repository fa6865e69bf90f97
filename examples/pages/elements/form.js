// The page's own code: shows below the form which data it would send.
const form = document.getElementById('article')

form.addEventListener('submit', event => {
  event.preventDefault()
  document.getElementById('sent').textContent = new URLSearchParams(new FormData(form)).toString()
})
