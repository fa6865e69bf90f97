import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import { SelectField, type SelectOption } from '../../../kit/field/SelectField'
import { TextField } from '../../../kit/field/TextField'
import { useLabels } from '../../../labels/useLabels'
import { useShell } from '../../../shell/useShell'
import { WindowForm } from '../../../shell/WindowForm'
import { WindowLayout } from '../../../template/WindowLayout'
import { TemporaryAccountLayout, type TemporaryAccountSlot } from './TemporaryAccountLayout'
import type { TemporaryFormLabel } from './temporaryAccountLabels'
import type { TemporaryFormStart, TemporaryRow } from './temporaryFormModel'
import { useTemporaryForm } from './useTemporaryForm'

interface TemporaryAccountFormProps {
  readonly config: ResolvedConfig
  readonly id: string
  readonly start: TemporaryFormStart
  /** Message that the account types and genders did not load, with a retry button. */
  readonly notice?: ReactNode
  onSaved(): void
  /** Called after the stored draft was discarded, to start a new form with the values of `start`. */
  onDiscard(): void
}

// In a template, the button can be alone in a row. It must not become as wide as the row.
const Beginning = styled(Button)`
  justify-self: start;
`
const AUTO_COMPLETE: Readonly<Record<TemporaryRow, string>> = {
  firstname: 'given-name',
  surname: 'family-name',
  artistname: 'nickname',
  aliasname: 'nickname',
  existmail: 'email',
}
const REQUIRED: readonly TemporaryAccountSlot[] = [
  'info',
  'account_types',
  'gender',
  'firstname',
  'surname',
  'artistname',
  'aliasname',
  'existmail',
  'error',
  'save',
]

/** Form of the temporary account. The chosen type decides which rows show. */
export function TemporaryAccountForm({ config, id, start, notice, onSaved, onDiscard }: TemporaryAccountFormProps) {
  const { templates } = useShell()
  const t = useLabels<TemporaryFormLabel>()
  const { form, refusal, shows, isRestored, discard, register } = useTemporaryForm({ config, id, start, onSaved })
  const { field } = form
  const withEmpty = (options: readonly SelectOption[]) =>
    options.some(({ value }) => value === '')
      ? options
      : [{ value: '', label: t('register_tmp_account_choose') }, ...options]
  const row = (name: TemporaryRow, more: Partial<Parameters<typeof TextField>[0]> = {}) =>
    shows(name) && (
      <TextField
        {...field(name)}
        label={t(`register_tmp_${name}`)}
        name={name}
        autoComplete={AUTO_COMPLETE[name]}
        {...more}
      />
    )
  const hasTypes = start.accountTypes.length > 0
  const slots: Readonly<Record<TemporaryAccountSlot, ReactNode>> = {
    info: (
      <>
        {notice}
        {isRestored && (
          <Notice
            tone="info"
            action={
              <Button
                size="small"
                onClick={() => {
                  discard()
                  onDiscard()
                }}
              >
                {t('register_unfinished_discard')}
              </Button>
            }
          >
            {t('register_unfinished_restored')}
          </Notice>
        )}
      </>
    ),
    text: <p>{t('register_tmp_account_text')}</p>,
    account_types: hasTypes && (
      <SelectField
        {...field('taccount_type_id')}
        label={t('register_tmp_taccount_type_id')}
        options={withEmpty(start.accountTypes)}
        autoFocus
      />
    ),
    gender: start.genders.length > 0 && (
      <SelectField
        {...field('gender')}
        label={t('register_tmp_gender')}
        options={withEmpty(start.genders)}
        autoComplete="sex"
      />
    ),
    firstname: row('firstname', { autoFocus: !hasTypes }),
    surname: row('surname'),
    artistname: row('artistname'),
    aliasname: row('aliasname'),
    existmail: row('existmail', { type: 'email', hint: t('register_tmp_account_existmail_hint') }),
    error: refusal !== undefined && <Notice tone="error">{refusal}</Notice>,
    intro: <Beginning onClick={register}>{t('register_tmp_account_register')}</Beginning>,
    save: (
      <Button type="submit" variant="primary" isBusy={form.isBusy}>
        {t('register_tmp_account_save')}
      </Button>
    ),
  }
  return (
    <WindowForm {...form.formProps}>
      <WindowLayout
        template={templates.content}
        slots={slots}
        required={REQUIRED}
        renderLayout={placed => <TemporaryAccountLayout slots={placed} />}
      />
    </WindowForm>
  )
}
