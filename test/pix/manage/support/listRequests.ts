/** Returns the requests for a list of pictures, without the requests for the list of series. */
export const listRequests = (asked: readonly string[]): string[] =>
  asked.filter(line => line.startsWith('GET /pix/') && !line.includes('series/by'))
