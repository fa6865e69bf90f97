import * as v from 'valibot'
import type { EventPicture } from '../../cluster/EventCluster'

const picture = v.object({ Id: v.number(), Uri: v.string(), Width: v.number(), Height: v.number(), MetaTmedia: v.nullish(v.object({ Id: v.number() })) })
const selection = v.union([v.array(picture), v.pipe(picture, v.transform(one => [one]))])

/** The pictures of an event that a choice in the picture library makes: known by their media entry, else by themselves (decisions). Nothing chosen: none. */
export function readSelection(chosen: unknown): EventPicture[] {
  if (chosen === undefined) return []
  return v.parse(selection, chosen).map(({ MetaTmedia, Id, Uri, Width, Height }) => ({ IdMedia: MetaTmedia?.Id ?? Id, MediaItem: { Id, Uri, Width, Height } }))
}
