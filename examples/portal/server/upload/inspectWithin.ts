import { RequestError } from '../http/RequestError'

/**
 * Returns a function that runs the jobs of one upload, and refuses the next job when the earlier ones took longer than `limit` in ms together. Waiting for a turn
 * does not count, because other uploads cause it. The function throws RequestError 400.
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
    de: 'Diese Bilder lassen sich nicht in vertretbarer Zeit lesen. Bitte laden Sie weniger Bilder auf einmal hoch.',
    en: 'These pictures take too long to read. Please upload fewer pictures at a time.',
    pl: 'Odczytanie tych zdjęć trwa zbyt długo. Proszę przesłać mniej zdjęć naraz.',
  })
}
