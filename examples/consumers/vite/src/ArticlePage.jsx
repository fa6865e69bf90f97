import { foyer } from '@foyer/widgets'
import { useState } from 'react'

/** Renders an article whose picture is chosen from the library. */
export function ArticlePage() {
  const [title, setTitle] = useState('')
  const choosePicture = async () => {
    const picture = await foyer.pix.select().result
    if (picture) setTitle([picture].flat()[0].Title)
  }
  return (
    <main>
      <button
        type="button"
        onClick={() => void choosePicture()}
        onPointerEnter={() => void foyer.preload('pix.select')}
      >
        Bild wählen
      </button>
      <output>{title}</output>
    </main>
  )
}
