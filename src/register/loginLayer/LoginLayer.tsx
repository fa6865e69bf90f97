import { useState } from 'react'
import type { WindowProps } from '../../shell/WindowTable'
import { LayerFrame } from '../layer/LayerFrame'
import { loginLabels } from './loginLabels'
import { LoginContainers } from './LoginContainers'
import type { LoginOptions } from './LoginOptions'

/** Signs in, creates an account, or asks for a password mail (portal-accounts 2.2). */
export function LoginLayer({ options, close }: WindowProps<LoginOptions, true>) {
  const [round, setRound] = useState(0)
  const { again, hasCallback = false } = options
  return (
    <LayerFrame>
      {/* 'Go back' begins anew: every field is empty. */}
      <LoginContainers key={round} options={round === 0 ? options : { again, hasCallback }} close={close} onBack={() => setRound(round + 1)} />
    </LayerFrame>
  )
}

LoginLayer.labels = loginLabels
