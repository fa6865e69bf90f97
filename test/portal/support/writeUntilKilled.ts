import type { PortalClient } from '../../support/portalClient'
import type { Ledger } from './Ledger'
import { ownPicture } from './ownPicture'

const MOST = 2000
/** Maximum number of series in a round, because an account may have a thousand series and the test deletes none. */
const MOST_SERIES = 15

/** An unexpected status, which a killed portal cannot cause. */
class Refused extends Error {}

/** Runs at most `most` writes, one after another, until the portal ends. Throws if the portal refuses a write. */
async function untilGone(
  write: (number: number) => Promise<Response>,
  acknowledge: (answer: unknown) => void,
  most = MOST,
): Promise<void> {
  for (let number = 0; number < most; number += 1) {
    try {
      const response = await write(number)
      const text = await response.text()
      if (response.status !== 200) throw new Refused(`${response.status} ${text}`)
      acknowledge(JSON.parse(text))
    } catch (error) {
      if (error instanceof Refused) throw error
      return
    }
  }
}

/**
 * Uploads, creates series, and renames a picture and an event in parallel until the portal ends. Records in the ledger
 * each write and its acknowledgement. `round` makes the names unique.
 */
export async function writeUntilKilled(
  author: PortalClient,
  ledger: Ledger,
  { round, pictureId, eventId }: { round: number; pictureId: number; eventId: number },
): Promise<void> {
  const uploader = (lane: number) => {
    let key = ''
    const write = async (number: number) => {
      key = `kill-${round}-${lane}-${number}`
      const picture = (round * 8 + lane) * MOST + number
      ledger.uploads.set(key, { number: picture, id: null })
      return author.upload([{ name: `${key}.jpg`, content: await ownPicture(picture) }], { upload_key: key })
    }
    return untilGone(write, answer => {
      const [stored] = answer as { Id: number }[]
      const upload = ledger.uploads.get(key)
      if (upload && stored) upload.id = stored.Id
    })
  }
  const seriesMaker = () => {
    let key = ''
    const write = (number: number) => {
      key = `kill-series-${round}-${number}`
      ledger.series.set(key, { title: `Serie ${round}-${number}`, isKnown: false })
      return author.post(
        '/pix/series',
        { Title: `Serie ${round}-${number}`, method: 'POST', account: '1001' },
        { 'Idempotency-Key': key },
      )
    }
    return untilGone(
      write,
      () => ledger.series.set(key, { title: ledger.series.get(key)?.title ?? '', isKnown: true }),
      MOST_SERIES,
    )
  }
  const renamer = (titles: string[], rename: (title: string) => Promise<Response>) => {
    const write = (number: number) => {
      titles.push(`Titel ${round}-${number}`)
      return rename(titles.at(-1) ?? '')
    }
    return untilGone(write, () => titles.splice(0, titles.length - 1))
  }
  await Promise.all([
    uploader(0),
    uploader(1),
    uploader(2),
    seriesMaker(),
    renamer(ledger.titles, title => author.post(`/pix/pictures/${pictureId}`, { method: 'PUT', title })),
    renamer(ledger.eventTitles, MlTitle =>
      author.post(`/event/api/event_cluster/cluster/${eventId}`, { method: 'PUT', Customer: 'uferland', MlTitle }),
    ),
  ])
}
