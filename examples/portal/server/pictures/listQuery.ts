import type { FastifyReply } from 'fastify'
import * as v from 'valibot'
import { config } from '../config'
import { textUpTo, wholeNumberOr } from '../http/fieldSchemas'

const { maxFrom, maxLimit, defaultLimit, filterLength } = config.list

/** Number of entries to skip in a list call. */
export const offset = wholeNumberOr(0, { min: 0, max: maxFrom })

/** The fields of a list call. */
export const listQuery = {
  from: offset,
  limit: wholeNumberOr(defaultLimit, { min: 1, max: maxLimit }),
  filter: v.optional(textUpTo(filterLength), ''),
}

/** Sends bytes that are already JSON. */
export function sendJsonBytes(reply: FastifyReply, json: Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json)
}
