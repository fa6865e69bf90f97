import type { FoyerConfig } from '../../../config/FoyerConfig'
import { setTemporaryCookies } from '../setTemporaryCookies'

/**
 * Stores that the person does not move the temporary account, so that the layer does not open by itself again. Then
 * reloads the page.
 */
export function skipMigration({ reload = () => location.reload() }: Pick<FoyerConfig, 'reload'>): void {
  setTemporaryCookies({ tmp_account_id_skip_migration: 'true' })
  reload('migrationSkipped')
}
