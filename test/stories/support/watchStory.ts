interface Channel {
  on(event: string, listener: (data: never) => void): void
  emit(event: string, data: unknown): void
}

/**
 * Listens to Storybook's channel and stores the outcome in `window.foyerStory`. Runs in the story's page before all
 * other code. A story whose play function threw still has the status `success`, so exceptions are stored separately.
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
