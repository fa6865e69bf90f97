/** The labels of each window, asked for by name before its chunk is here. */
export function createLabelLists() {
  const told = new Map<string, (labels: readonly string[]) => void>()
  const lists = new Map<string, Promise<readonly string[]>>()
  const labelsOf = (windowName: string): Promise<readonly string[]> => {
    const list = lists.get(windowName) ?? new Promise(resolve => told.set(windowName, resolve))
    lists.set(windowName, list)
    return list
  }
  return {
    labelsOf,
    /** Says which labels a window shows. */
    tell(windowName: string, labels: readonly string[]): void {
      void labelsOf(windowName)
      told.get(windowName)?.(labels)
    },
  }
}
