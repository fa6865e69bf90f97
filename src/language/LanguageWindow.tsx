import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../kit/control/Button'
import { Flag } from '../kit/control/Flag'
import { Icon } from '../kit/control/Icon'
import { useSubmitGuard } from '../kit/form/useForm'
import { cssVar } from '../kit/theme/tokens'
import { WindowBody } from '../kit/window/WindowBody'
import { WindowSkeleton } from '../kit/window/WindowSkeleton'
import { languageCode, languageTag } from '../lib/languageTag'
import { useLabels } from '../labels/useLabels'
import { RetryNotice } from '../shell/LoadState'
import { ShellChrome } from '../shell/ShellChrome'
import { useShell } from '../shell/useShell'
import type { WindowProps } from '../shell/WindowTable'
import { WindowLayout } from '../template/WindowLayout'
import { isLoggedOut } from '../wire/FailedRequest'
import { fetchLanguages, type Language } from './languageWire'

/** Labels of the language chooser. */
const languageLabels = ['ui_language_heading', 'ui_language_failed'] as const

/**
 * Returns the BCP 47 tag of a language if its name is written in the language itself, such as 'Polski'. Returns
 * undefined for a name in another language, such as 'Polnisch'.
 */
export function ownTag({ locale, name }: Pick<Language, 'locale' | 'name'>): string | undefined {
  const code = languageCode(locale)
  // The portal's locale can be any text, and Intl throws for an invalid language.
  if (!/^[a-z]{2,3}$/.test(code)) return undefined
  const own = new Intl.DisplayNames(code, { type: 'language' }).of(code)
  return own?.toLowerCase() === name.trim().toLowerCase() ? languageTag(locale) : undefined
}

const List = styled.ul`
  display: grid;
  gap: ${cssVar('space-2')};
  list-style: none;
`
const Choice = styled(Button)`
  width: 100%;
  justify-content: flex-start;
  &[aria-current] {
    background: ${cssVar('accent-soft')};
    box-shadow: inset 0 0 0 1px ${cssVar('accent')};
  }
`
const Code = styled.span`
  margin-inline-start: auto;
  color: ${cssVar('text-soft')};
  font-size: ${cssVar('font-small')};
  text-transform: uppercase;
`

/**
 * Lists the portal's languages. A click loads the texts, switches every open window to the language, and closes this
 * window (image-library 2.2).
 */
export function LanguageWindow({ close }: WindowProps) {
  const { runtime, templates, showFailedRequest } = useShell()
  const t = useLabels<(typeof languageLabels)[number]>()
  const { language } = runtime.readConfig()
  const { data, isError, refetch } = useQuery({
    queryKey: ['languages'],
    async queryFn({ signal }) {
      try {
        return await fetchLanguages(runtime.readConfig(), signal)
      } catch (error) {
        if (isLoggedOut(error)) void showFailedRequest(error)
        throw error
      }
    },
  })
  const { isBusy, run } = useSubmitGuard()
  const [chosen, setChosen] = useState<string>()
  const choose = (locale: string) =>
    run(() => {
      setChosen(locale)
      return runtime.changeLanguage(locale, true).then(() => close(), showFailedRequest)
    })
  const languages = data ? (
    <WindowBody>
      <List>
        {data.map(({ id, locale, name }) => (
          <li key={id}>
            <Choice
              aria-current={locale === language || undefined}
              isBusy={isBusy && locale === chosen}
              onClick={() => void choose(locale)}
            >
              <Flag code={languageCode(locale)} />
              <span lang={ownTag({ locale, name })}>{name}</span>
              {locale === language && <Icon of={Check} />}
              <Code>{languageCode(locale)}</Code>
            </Choice>
          </li>
        ))}
      </List>
    </WindowBody>
  ) : isError ? (
    <WindowBody>
      <RetryNotice onRetry={() => void refetch()}>{t('ui_language_failed')}</RetryNotice>
    </WindowBody>
  ) : (
    <WindowSkeleton label={t('ui_loading')} kind="lines" />
  )

  return (
    <ShellChrome>
      <WindowLayout
        template={templates.content}
        slots={{ languages }}
        required={['languages']}
        fills="languages"
        renderLayout={slots => slots.languages}
      />
    </ShellChrome>
  )
}

LanguageWindow.labels = languageLabels
