/** The passwords that leaked most often, in small letters. */
let common: Promise<ReadonlySet<string>> | undefined

const SIGNS_AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/**
 * Whether a password is among the 49,000 that leaked most often, which whoever guesses tries first; capitals don't count, nor do signs around it, such as
 * an exclamation mark at the end. Asked when a password is set, never when somebody logs in.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon()
  const [list, small] = [await common, password.normalize('NFKC').toLowerCase()]
  return list.has(small) || list.has(small.replace(SIGNS_AROUND, ''))
}

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
