/** A folder has a worker of its own, which keeps all of it. */
export const keepPage = (): void => undefined
