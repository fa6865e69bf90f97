import { useState } from 'react'
import type { WindowProps } from '../../shell/WindowTable'
import { LayerChrome } from '../layer/LayerChrome'
import { LoginContainers } from './LoginContainers'
import { loginLabels } from './loginLabels'

/** What the register/login layer is opened with. It closes with true after a login, else with nothing. */
export interface LoginOptions {
  /** The tab that is open first. */
  readonly tab?: 1 | 2 | undefined
  /** What is typed into the account field already. */
  readonly account?: string | undefined
  /** Whose session had ended on this page; who logs in as somebody else is told, and the page does not go on. */
  readonly again?: string | undefined
  /** The log-in before this one was not kept: the browser takes no cookies on this page. */
  readonly isSessionLost?: boolean | undefined
  /** The page goes on by itself after a login. */
  readonly hasCallback?: boolean
}

/** Signs in, creates an account, or asks for a password mail (portal-accounts 2.2). */
export function LoginLayer({ options, close }: WindowProps<LoginOptions, true>) {
  const [round, setRound] = useState(0)
  const { again, hasCallback = false } = options
  return (
    <LayerChrome>
      {/* 'Go back' begins anew: every field is empty. */}
      <LoginContainers
        key={round}
        options={round === 0 ? options : { again, hasCallback }}
        close={close}
        onBack={() => setRound(round + 1)}
      />
    </LayerChrome>
  )
}

LoginLayer.labels = loginLabels
