import { Images } from 'lucide'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { CheckForFields } from '../../config/FoyerConfig'
import { findMissingFields } from '../../config/findMissingFields'
import { Button } from '../../kit/control/Button'
import { Notice } from '../../kit/control/Notice'
import { useForm } from '../../kit/form/useForm'
import type { Rule } from '../../kit/rule/Rule'
import { cssVar } from '../../kit/theme/tokens'
import { useLabels } from '../../labels/useLabels'
import { ShellChrome } from '../../shell/ShellChrome'
import { useShell } from '../../shell/useShell'
import { WindowForm } from '../../shell/WindowForm'
import type { WindowProps } from '../../shell/WindowTable'
import { WindowLayout } from '../../template/WindowLayout'
import type { DescriptionLanguage } from '../descriptions/descriptionLanguageWire'
import { languageName } from '../descriptions/languageName'
import type { Picture } from '../picture/Picture'
import { checkedFieldName, type FieldCheckLabel, fieldCheckLabels } from './fieldCheckLabels'
import { FieldCheckLayout } from './FieldCheckLayout'
import { isRequiredField } from './fieldCheckModel'
import { CauseList } from './parts/CauseList'
import { CheckedFields } from './parts/CheckedFields'
import { CheckedPicture } from './parts/CheckedPicture'
import { useFieldCheck } from './useFieldCheck'

/** Options of the field check window. */
export interface FieldCheckOptions {
  /** The chosen pictures, in the order of marking. Complete pictures are returned unchanged. */
  readonly pictures: readonly Picture[]
  /** The fields of the check. Default: `checkForFields` of the page. */
  readonly fields?: CheckForFields
  /**
   * Languages of the checked description: the one of the page's locale, then those with the same language part.
   * Undefined if the check has no description.
   */
  readonly languages?: readonly DescriptionLanguage[]
  /** Called with each picture as soon as it is saved, even if the window is cancelled later. */
  onSaved?(picture: Picture): void
}

interface FieldCheckFormProps {
  readonly picture: Picture
  readonly check: ReturnType<typeof useFieldCheck>
}

// A text of spaces counts as empty, as in `findMissingFields`.
const isFilled: Rule = value => (value.trim() ? undefined : { rule: 'nonempty' })

/** Fields that are not copied to other pictures. */
const OWN_TEXTS: readonly string[] = ['Title', 'Description']

const Counters = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${cssVar('space-4')};
  color: ${cssVar('text-soft')};
  & > strong {
    color: ${cssVar('text')};
  }
`
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-3')};
`

/** Form for one picture: the list of missing values, the fields to fill, and the buttons. */
function FieldCheckForm({ picture, check }: FieldCheckFormProps) {
  const { runtime, templates, openWindow, close: leave } = useShell()
  const t = useLabels<FieldCheckLabel>()
  const main = useRef<HTMLButtonElement>(null)
  const { fields, matches, index, refusal } = check
  const [initial] = useState<Record<string, string>>({ ...check.texts })
  const names = Object.keys(initial)
  const form = useForm<Record<string, string>>({
    plan: Object.fromEntries(
      names.map(name => [name, isRequiredField(name, fields) ? { isRequired: true, rules: [isFilled] } : {}]),
    ),
    initial,
    errorText: () => t('notempty'),
    onSubmit: values => check.save(picture, values),
  })
  const field = (name: string) => ({
    ...form.field(name),
    onChange(text: string) {
      form.setValue(name, text)
      check.type(picture.Id, name, text)
    },
  })
  const textOf = (name: string) => form.values[name] ?? ''
  const labelOf = (name: string, locale = check.localeOf(picture)) =>
    name === 'Description' && locale
      ? t('pix_description', { LANGUAGE: languageName(locale, runtime.readConfig().language, t) })
      : checkedFieldName(name, t)
  const items = matches.map(match => ({
    id: match.Id,
    name: check.nameOf(match),
    causes: findMissingFields(match, fields).map(name => `${labelOf(name, check.localeOf(match))}: ${t('notempty')}`),
  }))
  const slots = {
    counters: matches.length > 1 && (
      <Counters>
        <strong>{t('pix_check_counter', { CURRENT: index + 1, MATCHES: matches.length })}</strong>
        <span>{t('pix_check_total', { TOTAL: check.total })}</span>
      </Counters>
    ),
    preview: (
      <CheckedPicture
        picture={picture}
        name={check.nameOf(picture)}
        service={check.service}
        missingText={t('pix_file_missing')}
      />
    ),
    causes: (
      <CauseList label={t('pix_check_list')} items={items} currentId={picture.Id} doneText={t('pix_check_done')} />
    ),
    fields: (
      <Stack>
        {refusal && (
          <Notice
            tone="warning"
            action={
              <Button onClick={check.skip} autoFocus>
                {t('pix_check_skip')}
              </Button>
            }
          >
            {t(refusal === 'gone' ? 'pix_check_gone' : 'pix_check_foreign')}
          </Notice>
        )}
        <CheckedFields
          names={names}
          firstName={names.find(name => isRequiredField(name, fields) && !(initial[name] ?? '').trim()) ?? names[0]}
          isReadOnly={form.isBusy}
          field={field}
          labelOf={labelOf}
          descriptionLocale={check.localeOf(picture)}
          // Titles and descriptions are not copied, because each picture has its own. The button would also come
          // between the title and the next field in the Tab order.
          canCopy={name =>
            !OWN_TEXTS.includes(name) &&
            textOf(name).trim() !== '' &&
            check.countTargets(name) > 0 &&
            !check.isCopied(name, textOf(name))
          }
          copyText={t('pix_check_copy')}
          onCopy={name => {
            check.copy(name, textOf(name))
            // The button disappears after the copy, so the focus moves to the save button.
            main.current?.focus()
          }}
        />
      </Stack>
    ),
    manage: (
      <Button variant="quiet" icon={Images} onClick={() => void openWindow('pix.manage', { isPicker: false })}>
        {t('pix_manage')}
      </Button>
    ),
    cancel: <Button onClick={leave}>{t('abbrechen')}</Button>,
    back: index > 0 && (
      <Button aria-disabled={form.isBusy || undefined} onClick={() => !form.isBusy && check.back()}>
        {t('_back')}
      </Button>
    ),
    next: (
      <Button ref={main} type="submit" variant="primary" isBusy={form.isBusy}>
        {t(index < matches.length - 1 ? '_save_next' : '_save_insert')}
      </Button>
    ),
  }
  return (
    <WindowForm {...form.formProps}>
      <WindowLayout
        template={templates.content}
        slots={slots}
        required={['causes', 'fields', 'cancel', 'back', 'next']}
        renderLayout={content => <FieldCheckLayout slots={content} />}
      />
    </WindowForm>
  )
}

/**
 * Shows the incomplete pictures of the choice one by one, so that a person fills the required fields. Closes with the
 * chosen pictures, without the skipped ones (image-library 2.10).
 */
export function FieldCheckWindow({ options, close }: WindowProps<FieldCheckOptions, Picture[]>) {
  const check = useFieldCheck(options, close)
  return (
    <ShellChrome>
      {check.picture && <FieldCheckForm key={check.picture.Id} picture={check.picture} check={check} />}
    </ShellChrome>
  )
}

FieldCheckWindow.labels = fieldCheckLabels
