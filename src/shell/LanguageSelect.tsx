import styled from 'styled-components'
import { Button } from '../kit/control/Button'
import { Flag } from '../kit/control/Flag'
import { cssVar } from '../kit/theme/tokens'
import { useLabels } from '../labels/useLabels'
import { languageCode } from '../labels/languageTag'
import { useShell } from './useShell'

const Code = styled(Button)`
  flex: none;
  color: ${cssVar('text')};
  white-space: nowrap;
  @media (max-width: 519.98px) {
    padding-inline: ${cssVar('space-2')};
  }
`

/** The control with flag and short code that opens the language chooser (image-library 2.2). */
export function LanguageSelect() {
  const { runtime, openWindow } = useShell()
  const t = useLabels()
  const code = languageCode(runtime.readConfig().language)
  return (
    <Code variant="quiet" size="small" aria-label={`${t('ui_language')}: ${code.toUpperCase()}`} title={t('ui_language')} onClick={() => void openWindow('language.choose', {})}>
      <Flag code={code} />
      {code.toUpperCase()}
    </Code>
  )
}
