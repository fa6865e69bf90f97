import { UserRoundX } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { useLabels } from '../../../labels/useLabels'
import { LayerResult } from '../../layer/LayerResult'
import { LayerWords } from '../../layer/LayerWords'
import type { LoginLabel } from '../LoginLabel'

interface OtherAccountStepProps {
  /** Who is logged in now. */
  account: string
  /** Whose page it is. */
  again: string
  onAgain: () => void
  onReload: () => void
}

/** What lies behind belongs to another person: nothing of it shows. */
const Cover = styled.span`
  display: none;
  dialog:has(&)::backdrop {
    background: rgb(24 26 30);
    animation: none;
  }
`

/** Container 12 where somebody else has logged in than the one whose page it is: it goes on as the one or the other, never mixed. */
export function OtherAccountStep({ account, again, onAgain, onReload }: OtherAccountStepProps) {
  const t = useLabels<LoginLabel>()
  return (
    <>
      <Cover />
      <LayerResult label={t('register_layer_other_account', { ACCOUNT: account })} words={<LayerWords icon={UserRoundX} headline={t('register_layer_other_account', { ACCOUNT: account })} text={t('register_layer_other_account_text', { ACCOUNT: again })} />}>
        <Button onClick={onReload}>{t('register_layer_reload')}</Button>
        <Button variant="primary" autoFocus onClick={onAgain}>
          {t('register_layer_log_in_as', { ACCOUNT: again })}
        </Button>
      </LayerResult>
    </>
  )
}
