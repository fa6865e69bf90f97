'use client'

import { foyer } from '@foyer/widgets'
import { PicturePicker } from '@foyer/widgets/react'
import { useState } from 'react'

foyer.configure({ language: 'de_DE', auth: { account: 'henrike.ahlers@kulturportal.example', accountId: 1001 } })

/** Renders an article form with a picture field; React state stores its value. */
export function ArticleForm() {
  const [cover, setCover] = useState([])
  return (
    <form>
      <label htmlFor="cover">Titelbild</label>
      <PicturePicker id="cover" name="cover" required value={cover} onChange={setCover} />
      <p id="count">{cover.length === 0 ? 'Noch kein Bild' : 'Ein Bild'}</p>
    </form>
  )
}
