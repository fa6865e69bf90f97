interface Channel {
  on(event: string, listener: (data: never) => void): void
  emit(event: string, data: unknown): void
}

/**
 * Runs in the story's page before anything else: listens to Storybook's channel and leaves the outcome in `window.foyerStory`.
 * A story whose play function threw still finishes with the status `success`, so the exception is noted on its own.
 */
export function watchStory(): void {
  let id = ''
  let error: string | undefined
  let expectedErrors: readonly string[] = []
  const end = (status: string) => {
    window.foyerStory = { status, expectedErrors, ...(error !== undefined && { error }) }
  }
  const fail = (thrown: { message?: string; description?: string }) => {
    error ??= thrown.message ?? thrown.description ?? 'an error without a text'
  }
  const listen = (channel: Channel) => {
    channel.on(
      'storyPrepared',
      ({ id: prepared, parameters }: { id: string; parameters: { expectedErrors?: string[] } }) => {
        id = prepared
        error = undefined
        expectedErrors = parameters.expectedErrors ?? []
      },
    )
    channel.on('playFunctionThrewException', fail)
    channel.on('unhandledErrorsWhilePlaying', ([first]: { message?: string }[]) => fail(first ?? {}))
    channel.on(
      'storyFinished',
      ({ storyId, status }: { storyId: string; status: string }) => storyId === id && end(status),
    )
    for (const event of ['storyThrewException', 'storyErrored', 'storyMissing', 'configError']) {
      channel.on(event, (thrown: { message?: string; description?: string } | undefined) => {
        fail(thrown ?? { message: event })
        end(event)
      })
    }
  }
  let channel: Channel | undefined
  window.showStory = storyId => channel?.emit('setCurrentStory', { storyId, viewMode: 'story' })
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value: Channel) {
      channel = value
      listen(value)
    },
  })
}
