import { MailWarning } from 'lucide-react'
import { Button } from '../../../kit/control/Button'
import { useLabels } from '../../../labels/useLabels'
import { LayerResult } from '../../layer/LayerResult'
import { LayerWords } from '../../layer/LayerWords'
import type { LoginLabel } from '../LoginLabel'
import type { PasswordMail } from '../PasswordMail'
import { MailNotice } from './MailNotice'

interface UnfinishedStepProps {
  account: string
  /** What the portal says of it. */
  message: string
  mail: PasswordMail
  onBack: () => void
}

/** Container 31: an account whose registration was never finished. The mail that finishes it can be sent again. */
export function UnfinishedStep({ account, message, mail, onBack }: UnfinishedStepProps) {
  const t = useLabels<LoginLabel>()
  return (
    <>
      <MailNotice outcome={mail.outcome} />
      <LayerResult label={t('register_layer_unfinished')} words={<LayerWords icon={MailWarning} headline={t('register_layer_unfinished')} text={message || t('register_layer_unfinished_text', { ACCOUNT: account })} />}>
        <Button onClick={onBack}>{t('register_layer_back')}</Button>
        <Button variant="primary" isBusy={mail.isBusy} autoFocus onClick={() => void mail.send(account)}>
          {t('register_layer_send_again')}
        </Button>
      </LayerResult>
    </>
  )
}
