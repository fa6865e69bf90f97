/** What a stubbed portal answers: a status, a body, headers; or an error that `fetch` throws. */
export type StubbedAnswer =
  { readonly status?: number; readonly body?: string; readonly headers?: Record<string, string> } | Error

/** Replaces `fetch` for one test; answers the requests that were sent, in order. The last answer is repeated. */
export function answerWith(...answers: readonly StubbedAnswer[]): Request[] {
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
