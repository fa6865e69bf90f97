import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import type { FormPlan } from '../../../kit/form/formModel'
import { useSentForm } from '../../../shell/useSentRequest'
import type { Rule } from '../../../kit/rule/Rule'
import { useLabels } from '../../../labels/useLabels'
import { useShell } from '../../../shell/useShell'
import { useShowFormFailure } from '../../../shell/useShowFormFailure'
import { FailedRequest } from '../../../wire/FailedRequest'
import { useLeaveQuestion } from '../../frame/useLeaveQuestion'
import { unfinishedForm } from '../../unfinishedForm'
import { setTemporaryCookies } from '../setTemporaryCookies'
import { ensureTemporaryAccount } from '../ensureTemporaryAccount'
import { type TemporaryAccount, updateTemporaryAccount } from '../temporaryAccountWire'
import type { TemporaryFormLabel } from './temporaryAccountLabels'
import { hasRow, savedAccount, type TemporaryFormStart } from './temporaryFormModel'

/** Status codes of the portal for an account that no longer exists. */
const NOT_FOUND_STATUSES = [404, 410]

/**
 * Saves the data of a temporary account. If the portal no longer has the account, for example after a year, creates a
 * new one, so that no input is lost.
 * @returns undefined if the data is saved, else the portal's reason, which may be empty
 * @throws FailedRequest for every other error
 */
async function saveTemporaryAccount(
  config: ResolvedConfig,
  id: string,
  account: TemporaryAccount,
): Promise<string | undefined> {
  const save = async (target: string) => {
    const { isDone, message } = await updateTemporaryAccount(config, target, account)
    if (!isDone) return message
    setTemporaryCookies({ tmp_account_id: target, tmp_account_id_saved: 'true' })
    return undefined
  }
  try {
    return await save(id)
  } catch (error) {
    if (!(
      error instanceof FailedRequest &&
      error.failure.kind === 'refused' &&
      NOT_FOUND_STATUSES.includes(error.failure.status)
    ))
      throw error
    setTemporaryCookies({ tmp_account_id: undefined, tmp_account_id_saved: undefined })
    return save(await ensureTemporaryAccount(config))
  }
}

/** The contract gives no rules (portal-accounts 5), so only the shape of the e-mail address is validated. */
const isAddress: Rule = value => (/^[^\s@]+@[^\s@]+$/.test(value.trim()) ? undefined : { rule: 'email' })
const PLAN: FormPlan<Record<keyof TemporaryAccount, string>> = {
  gender: {},
  taccount_type_id: {},
  firstname: {},
  surname: {},
  artistname: {},
  aliasname: {},
  existmail: { rules: [isAddress] },
}

interface TemporaryFormGiven {
  readonly config: ResolvedConfig
  readonly id: string
  readonly start: TemporaryFormStart
  onSaved(): void
}

/**
 * Controller of the temporary account's form: fills in the form, stores a draft in the tab until the form is saved, and
 * saves the account (portal-accounts 2.3).
 */
export function useTemporaryForm({ config, id, start, onSaved }: TemporaryFormGiven) {
  const { replaceWindow } = useShell()
  const showFailure = useShowFormFailure()
  const t = useLabels<TemporaryFormLabel>()
  const stored = useMemo(() => unfinishedForm('temporaryAccount', `${config.auth.account ?? ''} ${id}`), [config, id])
  const [unfinished] = useState(stored.read)
  const [refusal, setRefusal] = useState<string>()
  const { rowsByType } = start
  const form = useSentForm<Record<keyof TemporaryAccount, string>>({
    plan: PLAN,
    initial: { ...start.values, ...known(unfinished) },
    errorText: () => t('register_tmp_account_existmail_wrong'),
    async onSubmit(values) {
      setRefusal(undefined)
      try {
        const refused = await saveTemporaryAccount(config, id, savedAccount(values, rowsByType))
        if (refused !== undefined) setRefusal(refused || t('register_tmp_account_refused'))
        else {
          stored.end()
          onSaved()
        }
        return false
      } catch (error) {
        return showFailure(error)
      }
    },
  })
  const { values, suspend } = form
  const hasMail = hasRow(rowsByType, values.taccount_type_id, 'existmail')
  const rest = useEffectEvent(() => suspend(['existmail'], !hasMail))
  useEffect(() => rest(), [hasMail])

  const isTouched = FIELDS.some(name => values[name] !== start.values[name])
  useLeaveQuestion(isTouched, { isStored: true })
  useEffect(() => {
    if (isTouched) stored.save(values)
    else stored.end()
  }, [stored, values, isTouched])
  return {
    form,
    refusal,
    shows: (row: Parameters<typeof hasRow>[2]) => hasRow(rowsByType, values.taccount_type_id, row),
    /** True when the form shows a stored draft. */
    isRestored: unfinished !== undefined,
    discard: stored.end,
    register: () => replaceWindow('register.temporaryIntro', { withRegistration: true }),
  }
}

const FIELDS = Object.keys(PLAN) as (keyof TemporaryAccount)[]

function known(unfinished: Readonly<Record<string, unknown>> | undefined): Partial<TemporaryAccount> {
  return Object.fromEntries(
    FIELDS.flatMap(name => (typeof unfinished?.[name] === 'string' ? [[name, unfinished[name]]] : [])),
  )
}
