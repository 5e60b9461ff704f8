export const portal = {}
