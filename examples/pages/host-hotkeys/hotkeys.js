// On this page every letter, every digit, space and Escape is a shortcut, except in a field. The page does not
// recognise a field inside a shadow tree.
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
