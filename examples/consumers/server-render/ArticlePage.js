import { foyer } from '@foyer/widgets'
import { createElement, useEffect, useState } from 'react'

foyer.configure({ language: 'de_DE', auth: { accountId: 1001 } })

/** Renders a button that opens the library, and the title of the chosen picture. The server renders the page first. */
export function ArticlePage() {
  const [title, setTitle] = useState('')
  useEffect(() => void foyer.preload('pix.select'), [])
  const choosePicture = () => foyer.pix.select(picture => setTitle([picture].flat()[0].Title))
  return createElement(
    'main',
    null,
    createElement('button', { type: 'button', onClick: choosePicture }, 'Bild wählen'),
    createElement('output', null, title),
  )
}
