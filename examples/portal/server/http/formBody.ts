import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { config } from '../config'
import { parseBracketForm } from './parseBracketForm'
import { RequestError } from './RequestError'

/** Makes the app read form bodies as PHP does; one that is somewhat too long is read to its end, so that its sender gets the answer. */
export async function formBody(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: config.form.readBytes, parser: parseForm })
}

function parseForm(text: string): Record<string, unknown> {
  if (text.length > config.form.bodyBytes) throw new RequestError(413, 'Das Formular ist zu groß.')
  return parseBracketForm(text)
}
