import type { Locator } from '@playwright/test'

/** Returns the address of the file that a picture shows, once it has come. It is made when it is first asked for, which has no time limit: only the test has one. */
export const fileOf = (image: Locator): Promise<string> =>
  image.evaluate(async (img: HTMLImageElement) => {
    await img.decode()
    return img.currentSrc
  })
