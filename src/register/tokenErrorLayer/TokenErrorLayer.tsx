import { Unlink } from 'lucide'
import { Button } from '../../kit/control/Button'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import { WindowLayout } from '../../template/WindowLayout'
import { LayerChrome, LayerResult, LayerWords, MessageForm } from '../layer/LayerChrome'
import { leavePage } from '../layer/leavePage'

/** Every label of the layer about an invalid login link. */
const tokenErrorLabels = [
  'register_layer_token_heading',
  'register_layer_token_error',
  'register_layer_token_error_text',
  'register_layer_to_page',
] as const

/** Shows that a login link is no longer valid (portal-accounts 2.2). */
export function TokenErrorLayer({ close }: WindowProps<object, never>) {
  const { runtime, templates } = useShell()
  const t = useLabels<(typeof tokenErrorLabels)[number]>()
  const goBack = () => {
    close()
    leavePage(runtime.readConfig(), 'withoutQuery', 'register.tokenError: the link is not valid any more')
  }
  const slots = {
    text: (
      <LayerWords
        icon={Unlink}
        headline={t('register_layer_token_error')}
        text={t('register_layer_token_error_text')}
      />
    ),
    back: (
      <Button type="submit" variant="primary" autoFocus>
        {t('register_layer_to_page')}
      </Button>
    ),
  }
  return (
    <LayerChrome>
      <MessageForm onSubmit={goBack}>
        <WindowLayout
          template={templates.content}
          slots={slots}
          required={['back']}
          renderLayout={({ text, back }) => (
            <LayerResult label={t('register_layer_token_error')} words={text}>
              {back}
            </LayerResult>
          )}
        />
      </MessageForm>
    </LayerChrome>
  )
}

TokenErrorLayer.labels = tokenErrorLabels
