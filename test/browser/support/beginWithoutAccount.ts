/**
 * Creates a temporary account with the pseudonym 'Die Flut' on the portal, and sets the account's cookies in this
 * browser. Runs in the page.
 */
export async function beginWithoutAccount(): Promise<void> {
  const ask = async (fields: Record<string, string>) =>
    (
      await fetch('/register-login/api/register_tmp_account', {
        method: 'POST',
        body: new URLSearchParams({ project: 'foyer', language_id: '1', ...fields }),
      })
    ).json() as Promise<{ id: string }>
  const { id } = await ask({ m: 'create_temporary_account' })
  await ask({
    m: 'update_temporary_account',
    id,
    gender: '1',
    taccount_type_id: '2',
    firstname: 'Ada',
    surname: 'Weil',
    artistname: 'Die Flut',
    aliasname: '',
    existmail: '',
  })
  document.cookie = `tmp_account_id=${id}; path=/`
  document.cookie = 'tmp_account_id_saved=true; path=/'
}
