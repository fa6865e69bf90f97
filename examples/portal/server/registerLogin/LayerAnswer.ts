/** What the layers' calls answer (portal-accounts 7). */
export interface LayerAnswer {
  success: boolean | 'ACCOUNT_NOT_FINISCHED'
  message?: string
  data?: { headline: string; text: string }
}
