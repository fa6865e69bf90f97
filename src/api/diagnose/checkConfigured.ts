import type { FoyerConfig } from '../../config/FoyerConfig'
import { type DiagnosisCheck, type DiagnosisName, good } from './Diagnosis'

/** Checks the options. Also checks if they name an account by both `auth.account` and `auth.accountId`. */
export async function checkConfigured(
  readConfig: () => FoyerConfig,
): Promise<Partial<Record<DiagnosisName, DiagnosisCheck>>> {
  try {
    const config = readConfig()
    return { options: await checkOptionsOf(config), account: checkAccount(config) }
  } catch (error) {
    return { options: errorOf(error) }
  }
}

async function checkOptionsOf(config: FoyerConfig): Promise<DiagnosisCheck> {
  const names = Object.keys(config).filter(name => config[name as keyof FoyerConfig] != null)
  if (names.length === 0)
    return {
      status: 'limited',
      found: 'nothing is configured',
      advice: 'Call foyer.configure before the first call, or put a script with data-foyer-config onto the page.',
    }
  try {
    const { checkConfig } = await import('../../config/checkConfig')
    checkConfig(config)
    return good(names.join(', '))
  } catch (error) {
    return errorOf(error)
  }
}

function errorOf(error: unknown): DiagnosisCheck {
  const { code, message } = error as { code?: string; message: string }
  if (code) return { status: 'problem', found: code, advice: message }
  return {
    status: 'limited',
    found: 'the options could not be checked',
    advice: "The check's own file did not load; see 'files'.",
  }
}

function checkAccount({ auth }: FoyerConfig): DiagnosisCheck {
  const { account, accountId } = auth ?? {}
  if (account == null && accountId == null)
    return {
      status: 'limited',
      found: 'a visitor',
      advice:
        'Configure auth.account and auth.accountId for a person who is signed in. For a visitor, windows that need an account open the login layer.',
    }
  if (accountId == null)
    return {
      status: 'limited',
      found: 'account without accountId',
      advice: 'Configure auth.accountId: the picture library loads the pictures of this id.',
    }
  if (account == null)
    return {
      status: 'limited',
      found: 'accountId without account',
      advice: 'Configure auth.account: without it, events, blog and editor treat everybody as a visitor.',
    }
  return good('account and accountId are set')
}
