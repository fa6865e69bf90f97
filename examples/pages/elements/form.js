// The page's own code: shows below the form the data that the form would send.
const form = document.getElementById('article')

form.addEventListener('submit', event => {
  event.preventDefault()
  document.getElementById('sent').textContent = new URLSearchParams(new FormData(form)).toString()
})
