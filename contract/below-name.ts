// Apart from the schemas: the first list of the back office needs it without them.

/** The name of the filter that also finds what stands below the named row. */
export const belowName = (name: string) => `${name}Below`
