// Every letter and digit does something on this page, except where a person writes. Seen from here, a field in a shadow tree is no field.
function act(event) {
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return
  if (/^[a-zäöüß0-9]$/i.test(event.key) || event.key === ' ' || event.key === 'Escape') {
    document.getElementById('log').append(`${event.type} ${event.key}; `)
    event.preventDefault()
  }
}

document.addEventListener('keydown', act)
document.addEventListener('keyup', act)
window.addEventListener('keypress', act)
