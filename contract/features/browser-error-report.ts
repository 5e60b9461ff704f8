/** The call by which a browser tells the server of an error, and the longest texts that it takes. The first script carries it without the schema library. */
export const ERROR_REPORT = {
  path: '/abp/services/app/BrowserError/Report',
  most: { message: 500, stack: 4000, part: 2000, screen: 200 },
} as const
