/** A response of the stubbed portal: status, body and headers; or an error that `fetch` throws. */
export type StubbedResponse =
  { readonly status?: number; readonly body?: string; readonly headers?: Record<string, string> } | Error

/**
 * Replaces `fetch` for one test with the given responses, in order; the last one repeats. Returns the requests that
 * were sent.
 */
export function respondWith(...answers: readonly StubbedResponse[]): Request[] {
  const sent: Request[] = []
  const original = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    sent.push(request.clone())
    const answer = answers[Math.min(sent.length, answers.length) - 1]!
    if (answer instanceof Error) throw answer
    return new Response(answer.body ?? '', {
      status: answer.status ?? 200,
      ...(answer.headers && { headers: answer.headers }),
    })
  }
  restores.push(() => {
    globalThis.fetch = original
  })
  return sent
}

const restores: (() => void)[] = []

afterEach(() => {
  for (const restore of restores.splice(0)) restore()
})
