import { Send } from 'lucide'
import { Button } from '../../kit/control/Button'
import { TextArea } from '../../kit/field/TextArea'
import { useForm } from '../../kit/form/useForm'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { WindowForm } from '../../shell/WindowForm'
import type { WindowProps } from '../../shell/WindowTable'
import { WindowLayout } from '../../template/WindowLayout'
import { unsentLabels, useLeaveQuestion } from '../frame/useLeaveQuestion'
import { LayerChrome, LayerResult } from '../layer/LayerChrome'

/** Labels of the layer for writing a mail, without those in `coreLabels`. */
const sendMailLabels = [
  'register_layer_send_mail_heading',
  'register_layer_mail_message',
  'register_layer_mail_message_missing',
  'register_layer_send',
  ...unsentLabels,
] as const

/** Asks for the text of a mail and returns it to the page, which sends it (portal-accounts 2.2). */
export function SendMailLayer({ close }: WindowProps<object, string>) {
  const { templates, close: leave } = useShell()
  const t = useLabels<(typeof sendMailLabels)[number]>()
  const form = useForm({
    plan: { mail_text: { isRequired: true } },
    initial: { mail_text: '' },
    errorText: () => t('register_layer_mail_message_missing'),
    onSubmit: ({ mail_text }) => close(mail_text),
  })
  useLeaveQuestion(form.values.mail_text.trim() !== '')
  const slots = {
    mail_text: (
      <TextArea
        {...form.field('mail_text')}
        label={t('register_layer_mail_message')}
        name="mail_text"
        rows={10}
        autoFocus
      />
    ),
    cancel: <Button onClick={leave}>{t('abbrechen')}</Button>,
    send: (
      <Button type="submit" variant="primary" icon={Send} aria-keyshortcuts="Control+Enter Meta+Enter">
        {t('register_layer_send')}
      </Button>
    ),
  }
  return (
    <LayerChrome>
      <WindowForm {...form.formProps}>
        <WindowLayout
          template={templates.content}
          slots={slots}
          required={['mail_text', 'send']}
          renderLayout={({ mail_text, cancel, send }) => (
            <LayerResult words={mail_text}>
              {cancel}
              {send}
            </LayerResult>
          )}
        />
      </WindowForm>
    </LayerChrome>
  )
}

SendMailLayer.labels = sendMailLabels
