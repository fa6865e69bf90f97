// Article rendered by React 16 or 19. Its editing area is a React portal that traps the focus. The area closes on
// Escape, and does not check if the key is meant for a window above the area.
const { createElement: h, useEffect, useRef, useState } = React
const { text } = document.getElementById('app').dataset

function Editor({ onApply, onClose }) {
  const [caption, setCaption] = useState('')
  const [chosen, setChosen] = useState('')
  const area = useRef(null)
  const leaveByKey = event => {
    if (event.key === 'Escape') onClose()
  }
  useEffect(() => {
    const keepFocus = event => {
      if (!area.current.contains(event.target)) area.current.focus()
    }
    document.addEventListener('focusin', keepFocus)
    window.addEventListener('keydown', leaveByKey)
    return () => {
      document.removeEventListener('focusin', keepFocus)
      window.removeEventListener('keydown', leaveByKey)
    }
  })
  const choose = () =>
    foyer.pix.select(selection =>
      setChosen(
        []
          .concat(selection)
          .map(picture => picture.Title)
          .join(', '),
      ),
    )
  return ReactDOM.createPortal(
    h(
      'section',
      { id: 'editor', ref: area, tabIndex: -1, 'aria-label': 'Artikel bearbeiten', onKeyDown: leaveByKey },
      h(
        'p',
        null,
        h(
          'label',
          null,
          'Bildunterschrift ',
          h('input', { value: caption, onChange: event => setCaption(event.target.value) }),
        ),
      ),
      h(
        'p',
        null,
        h('button', { type: 'button', id: 'choose', onClick: choose }, 'Bild wählen'),
        ' ',
        h('output', { id: 'chosen' }, chosen),
      ),
      h('p', null, h('button', { type: 'button', onClick: () => onApply(caption) }, 'Übernehmen')),
    ),
    document.getElementById('portals'),
  )
}

function Article() {
  const [isEditing, setIsEditing] = useState(false)
  const [saved, setSaved] = useState('')
  const apply = caption => {
    setSaved(`Übernommen: ${caption}`)
    setIsEditing(false)
  }
  return h(
    React.Fragment,
    null,
    h('h1', null, document.title),
    h('p', null, text),
    h('div', { id: 'photo' }),
    h('p', null, h('button', { type: 'button', onClick: () => setIsEditing(true) }, 'Artikel bearbeiten')),
    h('p', { id: 'saved' }, saved),
    h('div', { id: 'rest' }),
    isEditing && h(Editor, { onApply: apply, onClose: () => setIsEditing(false) }),
  )
}

const app = document.getElementById('app')
if (ReactDOM.createRoot) ReactDOM.createRoot(app).render(h(Article))
else ReactDOM.render(h(Article), app)
