/** What stands for {email} and {account} in texts about an account, and prefills the windows that come next. */
export function accountTexts(account: string): { account: string; email: string } {
  return { account, email: account }
}
