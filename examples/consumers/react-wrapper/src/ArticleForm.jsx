import { EventOverview, PicturePicker, useFoyerWindow } from '@foyer/widgets/react'
import { useState } from 'react'

/** Renders an article form: a picture field stored in React state, the member's own events, and the log-in. */
export function ArticleForm() {
  const [cover, setCover] = useState([])
  const login = useFoyerWindow((foyer, signal) => foyer.register.login({ signal, onLogin: () => {} }))
  return (
    <form>
      <label htmlFor="cover">Titelbild</label>
      <PicturePicker id="cover" name="cover" required value={cover} onChange={setCover} />
      <EventOverview />
      <button type="button" disabled={login.isOpen} onClick={() => void login.open()}>
        Anmelden
      </button>
    </form>
  )
}
