import { readFile, writeFile } from 'node:fs/promises'
import { RequestError } from '../http/RequestError'
import type { PictureFile } from '../pictures/inspectPicture'
import type { PictureSender, PictureTurns } from './PictureTurns'
import type { ReceivedFile } from './receiveUpload'

/**
 * Returns a function that inspects the files of an upload, each at its turn. Only one file at a time is in memory. Each
 * file on disk is replaced by the same picture without metadata. The function returns a loader for each picture. After
 * a refusal, it reads no further file and throws this refusal.
 */
export function inspectInTurn(
  turns: PictureTurns,
  sender: PictureSender,
  inTime: <T>(inspect: () => Promise<T>) => Promise<T>,
) {
  return async (
    files: readonly ReceivedFile[],
    inspect: (content: Buffer, fileName: string) => Promise<PictureFile>,
  ): Promise<(() => Promise<PictureFile>)[]> => {
    let isRefused = false
    const inspectFile = async ({ path, fileName }: ReceivedFile) => {
      if (isRefused) return null
      const { content, ...picture } = await inTime(async () => inspect(await readFile(path), fileName))
      await writeFile(path, content)
      return async () => ({ ...picture, content: await readFile(path) })
    }
    // All files wait at the same time. If each waited only after the previous file was read, every other sender would
    // get a turn in between, even a sender that has used more time.
    const outcomes = await Promise.allSettled(
      files.map(file =>
        turns.run(sender, () =>
          inspectFile(file).catch((error: unknown) => {
            isRefused = true
            throw error
          }),
        ),
      ),
    )
    const refusal = outcomes.find(outcome => outcome.status === 'rejected')
    if (refusal) throw refusal.reason
    return outcomes.flatMap(outcome => (outcome.status === 'fulfilled' && outcome.value ? [outcome.value] : []))
  }
}

/**
 * Returns a function that runs the jobs of one upload. It throws RequestError 400 if the earlier jobs together took
 * more than `limit` ms. Waiting for a turn does not count, because other uploads cause it.
 */
export function inspectWithin(limit: number, now: () => number = () => performance.now()) {
  let taken = 0
  return async <T>(inspect: () => Promise<T>): Promise<T> => {
    if (taken > limit) throw tooSlow()
    const begun = now()
    try {
      return await inspect()
    } finally {
      taken += now() - begun
    }
  }
}

function tooSlow(): RequestError {
  return new RequestError(400, {
    de: 'Das Lesen dieser Bilder dauert zu lange. Bitte laden Sie weniger Bilder auf einmal hoch.',
    en: 'These pictures take too long to read. Please upload fewer pictures at a time.',
    pl: 'Odczytanie tych zdjęć trwa zbyt długo. Proszę przesłać mniej zdjęć naraz.',
  })
}
