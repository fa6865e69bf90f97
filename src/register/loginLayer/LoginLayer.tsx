import { useState } from 'react'
import type { WindowProps } from '../../shell/WindowTable'
import { LayerChrome } from '../layer/LayerChrome'
import { LoginContainers } from './LoginContainers'
import { loginLabels } from './loginLabels'

/**
 * Options of the register/login layer. The layer closes with true after a login, else without a result. If the caller
 * has a callback, the profile and voucher buttons also close the layer without a result.
 */
export interface LoginOptions {
  /** Tab that is open first. */
  readonly tab?: 1 | 2 | undefined
  /** Initial text of the account field. */
  readonly account?: string | undefined
  /**
   * Account whose session ended on this page. If another account logs in, the layer tells the person, and the page does
   * not continue.
   */
  readonly again?: string | undefined
  /**
   * True when the session ended soon after its login, probably because the browser accepts no cookies on this page.
   * Undefined if no session ended.
   */
  readonly isSessionLost?: boolean | undefined
  /** True when the caller continues after a login. Otherwise the layer reloads the page. */
  readonly hasCallback?: boolean
}

/** Signs in, creates an account, or asks for a password mail (portal-accounts 2.2). */
export function LoginLayer({ options, close }: WindowProps<LoginOptions, true>) {
  const [round, setRound] = useState(0)
  const { again, hasCallback = false, isSessionLost } = options
  return (
    <LayerChrome>
      {/* 'Go back' starts again with empty fields. */}
      <LoginContainers
        key={round}
        options={round === 0 ? options : { again, hasCallback, isSessionLost: isSessionLost && false }}
        close={close}
        onBack={() => setRound(round + 1)}
      />
    </LayerChrome>
  )
}

LoginLayer.labels = loginLabels
