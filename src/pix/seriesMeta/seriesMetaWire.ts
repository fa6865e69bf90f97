import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { sendRequest } from '../../wire/sendRequest'
import { type Series, seriesSchema } from '../series/seriesWire'

/** POST /pix/series with method=POST: creates a series of the account and returns it. */
export function createSeries({ paths, auth, idempotency }: ResolvedConfig, title: string): Promise<Series> {
  return sendRequest({
    call: 'POST /pix/series method=POST',
    url: `${paths.pixBase}/series`,
    form: { method: 'POST', Title: title, account: auth.accountId },
    schema: seriesSchema,
    isKeyed: idempotency,
  })
}

/**
 * POST /pix/series/{seriesId} with method=PUT and a Title: renames a series and returns it. Sends no idempotency key,
 * because a repeated request does no harm.
 */
export function renameSeries({ paths }: ResolvedConfig, seriesId: number, title: string): Promise<Series> {
  return sendRequest({
    call: 'POST /pix/series/{seriesId} method=PUT',
    url: `${paths.pixBase}/series/${seriesId}`,
    form: { method: 'PUT', Title: title },
    schema: seriesSchema,
  })
}

/**
 * POST {pix.deleteSeries}/{seriesId} with method=DELETE: deletes a series; its pictures stay. Any response but a
 * refusal counts as success.
 */
export async function deleteSeries(address: string, seriesId: number): Promise<void> {
  await sendRequest({
    call: 'POST {pix.deleteSeries}/{seriesId} method=DELETE',
    url: `${address}/${seriesId}`,
    form: { method: 'DELETE' },
    schema: v.unknown(),
    isTextTaken: true,
  })
}
