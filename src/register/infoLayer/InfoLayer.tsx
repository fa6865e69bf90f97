import { Info } from 'lucide'
import { Button } from '../../kit/control/Button'
import { rich } from '../../labels/coreLabels'
import { plainText } from '../../labels/plainText'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import { WindowLayout } from '../../template/WindowLayout'
import { RichFrameLabel } from '../frame/RichFrameLabel'
import { LayerChrome, LayerResult, LayerWords, MessageForm } from '../layer/LayerChrome'

/** Every label of the layer with information about registering. */
const infoLabels = [
  'register_layer_info_heading',
  'register_layer_info',
  'register_layer_understood',
  'register_new_tab',
  ...rich('register_layer_info_text'),
] as const

/** Shows information about registering (portal-accounts 2.2). */
export function InfoLayer({ close }: WindowProps<object, never>) {
  const { templates } = useShell()
  const t = useLabels<(typeof infoLabels)[number]>()
  const slots = {
    text: (
      <LayerWords
        icon={Info}
        headline={t('register_layer_info')}
        text={plainText(t('register_layer_info_text'))}
        content={<RichFrameLabel of="register_layer_info_text" />}
      />
    ),
    close: (
      <Button type="submit" variant="primary" autoFocus>
        {t('register_layer_understood')}
      </Button>
    ),
  }
  return (
    <LayerChrome>
      <MessageForm onSubmit={() => close()}>
        <WindowLayout
          template={templates.content}
          slots={slots}
          required={[]}
          renderLayout={({ text, close: done }) => (
            <LayerResult label={t('register_layer_info')} words={text}>
              {done}
            </LayerResult>
          )}
        />
      </MessageForm>
    </LayerChrome>
  )
}

InfoLayer.labels = infoLabels
